/**
 * @generated SignedSource<<6c7a5a84c9c54b41fae05e9a183f61d5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IncompleteJobs_viewer$data = {
  readonly incompleteJobs: {
    readonly " $fragmentSpreads": FragmentRefs<"JobTable_jobs">;
  } | null;
  readonly " $fragmentType": "IncompleteJobs_viewer";
};
export type IncompleteJobs_viewer$key = {
  readonly " $data"?: IncompleteJobs_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncompleteJobs_viewer">;
};

import IncompleteJobsPageQuery_graphql from './IncompleteJobsPageQuery.graphql';

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
      "operation": IncompleteJobsPageQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "IncompleteJobs_viewer",
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
      "name": "incompleteJobs",
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

(node as any).hash = "7882b23af5f910c5f5c421c3f9cd45ee";

export default node;
