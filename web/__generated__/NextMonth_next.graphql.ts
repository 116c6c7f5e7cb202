/**
 * @generated SignedSource<<b30c106d6f6af394de2831fed7dde74b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextMonth_next$data = {
  readonly approvalId: number | null;
  readonly month: string;
  readonly obstacles: ReadonlyArray<string>;
  readonly " $fragmentType": "NextMonth_next";
};
export type NextMonth_next$key = {
  readonly " $data"?: NextMonth_next$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextMonth_next">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NextMonth_next",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "obstacles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalId",
      "storageKey": null
    }
  ],
  "type": "NextMonth",
  "abstractKey": null
};

(node as any).hash = "8d85f66129e36460e03adeae25b5f068";

export default node;
