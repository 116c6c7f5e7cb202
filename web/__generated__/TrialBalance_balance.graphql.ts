/**
 * @generated SignedSource<<c3767604642f08457d4feb71c070b2f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TrialBalance_balance$data = {
  readonly asOf: string;
  readonly books: ReadonlyArray<{
    readonly bookId: number;
    readonly credit: number;
    readonly debit: number;
    readonly name: string;
  }>;
  readonly customers: number;
  readonly isClosed: boolean;
  readonly total: number;
  readonly " $fragmentType": "TrialBalance_balance";
};
export type TrialBalance_balance$key = {
  readonly " $data"?: TrialBalance_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"TrialBalance_balance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TrialBalance_balance",
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
      "name": "isClosed",
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

(node as any).hash = "914e0540e01bc4037dba31287d8e1a66";

export default node;
