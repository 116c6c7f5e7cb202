/**
 * @generated SignedSource<<cdedc4981e2ab9968a2ee06887bb1396>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountStatus = "CLOSED" | "NOT_VALIDATED" | "PENDING_CLOSURE" | "REGISTERED" | "REJECTED" | "VALIDATED";
import type { FragmentRefs } from "relay-runtime";
export type BookView_account$data = {
  readonly accountId: number;
  readonly accountOwnerId: number;
  readonly balance: number;
  readonly book: {
    readonly bookId: number;
    readonly closingBalance: number | null;
    readonly openingBalance: number | null;
    readonly " $fragmentSpreads": FragmentRefs<"BookTable_book">;
  };
  readonly planAccountNumber: string;
  readonly retirementAccountType: string;
  readonly status: AccountStatus;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceHistory_account" | "YearTotals_account">;
  readonly " $fragmentType": "BookView_account";
};
export type BookView_account$key = {
  readonly " $data"?: BookView_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookView_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "before"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "endDate"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "last"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sort"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "startDate"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BookView_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountOwnerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planAccountNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retirementAccountType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BalanceHistory_account"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "YearTotals_account"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "endDate",
          "variableName": "endDate"
        },
        {
          "kind": "Variable",
          "name": "startDate",
          "variableName": "startDate"
        }
      ],
      "concreteType": "Book",
      "kind": "LinkedField",
      "name": "book",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openingBalance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closingBalance",
          "storageKey": null
        },
        {
          "args": [
            {
              "kind": "Variable",
              "name": "after",
              "variableName": "after"
            },
            {
              "kind": "Variable",
              "name": "before",
              "variableName": "before"
            },
            {
              "kind": "Variable",
              "name": "filter",
              "variableName": "filter"
            },
            {
              "kind": "Variable",
              "name": "first",
              "variableName": "first"
            },
            {
              "kind": "Variable",
              "name": "last",
              "variableName": "last"
            },
            {
              "kind": "Variable",
              "name": "sort",
              "variableName": "sort"
            }
          ],
          "kind": "FragmentSpread",
          "name": "BookTable_book"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "f4ba70df2f8edca6bc71d0154c2ee639";

export default node;
