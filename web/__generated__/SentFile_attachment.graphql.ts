/**
 * @generated SignedSource<<70ee9311cb3d48fa8b47d99b145be997>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SentFile_attachment$data = {
  readonly downloadPath: string;
  readonly fileName: string;
  readonly warning: string | null;
  readonly " $fragmentType": "SentFile_attachment";
};
export type SentFile_attachment$key = {
  readonly " $data"?: SentFile_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"SentFile_attachment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SentFile_attachment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadPath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "warning",
      "storageKey": null
    }
  ],
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "5d8585178803ef6171bcb30a36a5398a";

export default node;
