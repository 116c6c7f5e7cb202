/**
 * @generated SignedSource<<30b91d40446ce7edfc40e0208ba935c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NextRuns_jobs$data = ReadonlyArray<{
  readonly isDue: boolean;
  readonly jobType: string;
  readonly nextRunAt: string;
  readonly " $fragmentType": "NextRuns_jobs";
}>;
export type NextRuns_jobs$key = ReadonlyArray<{
  readonly " $data"?: NextRuns_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextRuns_jobs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "NextRuns_jobs",
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
      "name": "nextRunAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDue",
      "storageKey": null
    }
  ],
  "type": "ScheduledJob",
  "abstractKey": null
};

(node as any).hash = "0f6fbfbffbc96f862d60328a829a5ba3";

export default node;
