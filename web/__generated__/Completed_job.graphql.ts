/**
 * @generated SignedSource<<826d5836191ed83c5ff6232c9c933290>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Completed_job$data = {
  readonly completedAt: string | null;
  readonly endedAt: string | null;
  readonly jobType: string;
  readonly percentDone: number | null;
  readonly startedAt: string | null;
  readonly " $fragmentType": "Completed_job";
};
export type Completed_job$key = {
  readonly " $data"?: Completed_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"Completed_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Completed_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percentDone",
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "9dc17c4d51e36fe7aa4e8c5250d70b9f";

export default node;
