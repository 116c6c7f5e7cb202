/**
 * @generated SignedSource<<4bd67760a40ec4f35f942cbe2d9f352b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookSearchForm_books$data = ReadonlyArray<{
  readonly bookId: number;
  readonly name: string;
  readonly " $fragmentType": "BookSearchForm_books";
}>;
export type BookSearchForm_books$key = ReadonlyArray<{
  readonly " $data"?: BookSearchForm_books$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookSearchForm_books">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "BookSearchForm_books",
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
    }
  ],
  "type": "AccountingBook",
  "abstractKey": null
};

(node as any).hash = "4e2b50ee09c6da31774f8bae496b8d71";

export default node;
