/**
 * @generated SignedSource<<013fb8948f671b6d58aa795d6a9275f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountList_viewer$data = {
  readonly isStaff: boolean;
  readonly " $fragmentType": "AccountList_viewer";
};
export type AccountList_viewer$key = {
  readonly " $data"?: AccountList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccountList_viewer",
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

(node as any).hash = "35996b0048d084c211c350fc6b117674";

export default node;
