/**
 * @generated SignedSource<<a2879e6ee287eabbce54ed98823dbb77>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookView_account$data = {
  readonly book: {
    readonly balance: number;
    readonly bookId: number;
    readonly " $fragmentSpreads": FragmentRefs<"BookTable_book">;
  } | null;
  readonly planAccountNumber: string;
  readonly " $fragmentType": "BookView_account";
};
export type BookView_account$key = {
  readonly " $data"?: BookView_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookView_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
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
      "name": "planAccountNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
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
          "name": "balance",
          "storageKey": null
        },
        {
          "args": null,
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

(node as any).hash = "cc3c0702a423c8f602be229883b527dd";

export default node;
