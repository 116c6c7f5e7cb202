/**
 * @generated SignedSource<<72bf7ca780261105e9f63c4c6f18b8ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReopenUpload_attachment$data = {
  readonly attachmentId: number;
  readonly fileName: string;
  readonly " $fragmentType": "ReopenUpload_attachment";
};
export type ReopenUpload_attachment$key = {
  readonly " $data"?: ReopenUpload_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReopenUpload_attachment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReopenUpload_attachment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attachmentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "6dec310250f34dfb1b19122fc72050ce";

export default node;
