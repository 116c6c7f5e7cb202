/**
 * @generated SignedSource<<87fc77016768ccee3c02f3a82f8ea7f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookView_viewer$data = {
  readonly isTopAdmin: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"BookTable_viewer">;
  readonly " $fragmentType": "BookView_viewer";
};
export type BookView_viewer$key = {
  readonly " $data"?: BookView_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookView_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BookView_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTopAdmin",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookTable_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1cfb8f1e5b8744d899de05b54a134300";

export default node;
