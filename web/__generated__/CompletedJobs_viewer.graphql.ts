/**
 * @generated SignedSource<<6de3e26f579eacffa34e0c64e70750df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompletedJobs_viewer$data = {
  readonly recentlyCompletedJobs: {
    readonly " $fragmentSpreads": FragmentRefs<"JobTable_jobs">;
  } | null;
  readonly " $fragmentType": "CompletedJobs_viewer";
};
export type CompletedJobs_viewer$key = {
  readonly " $data"?: CompletedJobs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompletedJobs_viewer">;
};

import CompletedJobsPageQuery_graphql from './CompletedJobsPageQuery.graphql';

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": CompletedJobsPageQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "CompletedJobs_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        }
      ],
      "concreteType": "JobConnection",
      "kind": "LinkedField",
      "name": "recentlyCompletedJobs",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "JobTable_jobs"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "adc3ec703af98da657cf82b377ad0ab6";

export default node;
