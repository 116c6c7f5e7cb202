/**
 * @generated SignedSource<<dc9fe1a55bbffdb01df98f6b360a82a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewCredential_viewer$data = {
  readonly credentialScopes: ReadonlyArray<string>;
  readonly " $fragmentType": "NewCredential_viewer";
};
export type NewCredential_viewer$key = {
  readonly " $data"?: NewCredential_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewCredential_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NewCredential_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credentialScopes",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bce862fcbfa1529c8da62764ad7f923c";

export default node;
