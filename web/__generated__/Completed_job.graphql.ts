/**
 * @generated SignedSource<<2ff8d68a81d2df8cda83d0ad3c74086b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Completed_job$data = {
  readonly dateCompleted: string | null;
  readonly jobType: string;
  readonly percentDone: number | null;
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
      "name": "dateCompleted",
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

(node as any).hash = "5f01a52901e51b1977df01e1b183223f";

export default node;
