/**
 * @generated SignedSource<<aa91f77e2188da896315e7833475b684>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookTable_viewer$data = {
  readonly isStaff: boolean;
  readonly " $fragmentType": "BookTable_viewer";
};
export type BookTable_viewer$key = {
  readonly " $data"?: BookTable_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookTable_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BookTable_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStaff",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "50cb9778077ba92c04009568191db3f8";

export default node;
