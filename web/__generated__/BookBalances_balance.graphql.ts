/**
 * @generated SignedSource<<e5a07ca0e44c6bd3e9d43b8bd9e76a87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookBalances_balance$data = {
  readonly asOf: string;
  readonly books: ReadonlyArray<{
    readonly bookId: number;
    readonly credit: number;
    readonly debit: number;
    readonly name: string;
  }>;
  readonly customers: number;
  readonly total: number;
  readonly " $fragmentType": "BookBalances_balance";
};
export type BookBalances_balance$key = {
  readonly " $data"?: BookBalances_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookBalances_balance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BookBalances_balance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asOf",
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
    },
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
    }
  ],
  "type": "TrialBalance",
  "abstractKey": null
};

(node as any).hash = "a060358a21a83e7e29b5ebd89c867d62";

export default node;
