/**
 * @generated SignedSource<<142acfc92c50c6b93d28e37de5f50bfb>>
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
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
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        }
      ],
      "kind": "FragmentSpread",
      "name": "BookTable_book"
    }
  ],
  "type": "Book",
  "abstractKey": null
};

(node as any).hash = "ac0fa6ffa7f3a6ac174c902c1d718123";

export default node;
