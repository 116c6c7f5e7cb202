/**
 * @generated SignedSource<<da37dfc1b98b02f0aad0f83c493e4bd0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Completed_job$data = {
  readonly dateCompleted: string | null;
  readonly dateEnded: string | null;
  readonly dateStarted: string | null;
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
      "name": "dateStarted",
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
      "name": "dateEnded",
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

(node as any).hash = "2fd75a679a06f874e0275178bd55e9af";

export default node;
