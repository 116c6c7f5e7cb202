/**
 * @generated SignedSource<<8b12462d4d16737f2ce0259043bb4ec7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanUploadForm_viewer$data = {
  readonly planNames: ReadonlyArray<{
    readonly name: string;
    readonly planId: number;
  }> | null;
  readonly " $fragmentType": "PlanUploadForm_viewer";
};
export type PlanUploadForm_viewer$key = {
  readonly " $data"?: PlanUploadForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanUploadForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlanUploadForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanListItem",
      "kind": "LinkedField",
      "name": "planNames",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planId",
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b04209a22a611b0da0503b27a0d96f88";

export default node;
