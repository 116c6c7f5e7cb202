/**
 * @generated SignedSource<<cedf96acc01fa5b5239736083187e459>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookTable_book$data = {
  readonly transactions: ReadonlyArray<{
    readonly amount: number;
    readonly note: string | null;
    readonly transactionDate: string;
    readonly transactionId: number | null;
    readonly transactionType: string;
  }>;
  readonly " $fragmentType": "BookTable_book";
};
export type BookTable_book$key = {
  readonly " $data"?: BookTable_book$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookTable_book">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BookTable_book",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BookTransaction",
      "kind": "LinkedField",
      "name": "transactions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "transactionId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "transactionDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "transactionType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Book",
  "abstractKey": null
};

(node as any).hash = "2e3c25c9645628e39e45f2155d6cd980";

export default node;
