/**
 * @generated SignedSource<<f0936206209580cd93a3a1d509662654>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdministratorInformation_viewer$data = {
  readonly isTopAdmin: boolean;
  readonly " $fragmentType": "AdministratorInformation_viewer";
};
export type AdministratorInformation_viewer$key = {
  readonly " $data"?: AdministratorInformation_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdministratorInformation_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdministratorInformation_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isTopAdmin",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "ce7c1468eaff3a9d610a8cdbe23379d1";

export default node;
