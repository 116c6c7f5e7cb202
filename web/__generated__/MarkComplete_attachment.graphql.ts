/**
 * @generated SignedSource<<87afdc840203c135c83cc160106c3caa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkComplete_attachment$data = {
  readonly attachmentId: number;
  readonly fileName: string;
  readonly " $fragmentType": "MarkComplete_attachment";
};
export type MarkComplete_attachment$key = {
  readonly " $data"?: MarkComplete_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkComplete_attachment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MarkComplete_attachment",
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

(node as any).hash = "7ac03d264c3b8d6987d3d7d0d7410042";

export default node;
