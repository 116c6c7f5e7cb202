/**
 * @generated SignedSource<<eedbe9f3ce18c0f993b32058534929dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BalanceTable_balance$data = {
  readonly books: ReadonlyArray<{
    readonly bookId: number;
    readonly credit: number;
    readonly debit: number;
    readonly name: string;
  }>;
  readonly customers: number;
  readonly total: number;
  readonly " $fragmentType": "BalanceTable_balance";
};
export type BalanceTable_balance$key = {
  readonly " $data"?: BalanceTable_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceTable_balance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BalanceTable_balance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BookOnDay",
      "kind": "LinkedField",
      "name": "books",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "debit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "credit",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
  "type": "TrialBalance",
  "abstractKey": null
};

(node as any).hash = "63012bed28dbcde7186103a8ce5b164f";

export default node;
