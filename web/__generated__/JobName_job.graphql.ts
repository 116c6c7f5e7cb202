/**
 * @generated SignedSource<<fd7121f8cf0b10abd20d89a030ed05d6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobName_job$data = {
  readonly jobType: string;
  readonly note: string | null;
  readonly " $fragmentType": "JobName_job";
};
export type JobName_job$key = {
  readonly " $data"?: JobName_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobName_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JobName_job",
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
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "ece4bb40e47e5f92e4059be19edf87d6";

export default node;
