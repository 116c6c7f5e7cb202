/**
 * @generated SignedSource<<7e2a1b329f1f72112f508416a29aa8ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanUploadForm_viewer$data = {
  readonly planNames: ReadonlyArray<{
    readonly isClosed: boolean;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isClosed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "5c179f2d7417035878da97bde210568a";

export default node;
