/**
 * @generated SignedSource<<354e28b0491a50280974d721d48d5a29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InternalBook_book$data = {
  readonly balance: number;
  readonly " $fragmentSpreads": FragmentRefs<"BookTable_book">;
  readonly " $fragmentType": "InternalBook_book";
};
export type InternalBook_book$key = {
  readonly " $data"?: InternalBook_book$data;
  readonly " $fragmentSpreads": FragmentRefs<"InternalBook_book">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InternalBook_book",
  "selections": [
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
  "type": "Book",
  "abstractKey": null
};

(node as any).hash = "19d674d76983faee18a873c3a92f1e9c";

export default node;
