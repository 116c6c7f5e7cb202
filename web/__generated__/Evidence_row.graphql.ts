/**
 * @generated SignedSource<<238e52065b201ae2061cb1dba10c3e3c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Evidence_row$data = {
  readonly accountId: number;
  readonly accountOwner: {
    readonly account: {
      readonly planAccountNumber: string;
    };
  };
  readonly accountOwnerId: number;
  readonly dateOfBirth: string | null;
  readonly findings: ReadonlyArray<{
    readonly comparedWith: string | null;
    readonly datum: string | null;
    readonly rule: string | null;
    readonly title: string;
  }>;
  readonly firstName: string | null;
  readonly identityCheckedAt: string | null;
  readonly lastName: string | null;
  readonly loadedAt: string | null;
  readonly social: string | null;
  readonly " $fragmentType": "Evidence_row";
};
export type Evidence_row$key = {
  readonly " $data"?: Evidence_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"Evidence_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "accountId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Evidence_row",
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
      "concreteType": "AccountOwner",
      "kind": "LinkedField",
      "name": "accountOwner",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "accountId",
              "variableName": "accountId"
            }
          ],
          "concreteType": "RetirementAccount",
          "kind": "LinkedField",
          "name": "account",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "planAccountNumber",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "social",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateOfBirth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "loadedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identityCheckedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceFinding",
      "kind": "LinkedField",
      "name": "findings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "datum",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comparedWith",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompliancePendingRow",
  "abstractKey": null
};

(node as any).hash = "f47db1199593ab1a391daa4bf8c3d9e4";

export default node;
