/**
 * @generated SignedSource<<f7d0ef8dd45c095a6bd2519dfa6233c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobTable_jobs$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly dateScheduled: string | null;
      readonly id: string;
      readonly jobId: number;
      readonly " $fragmentSpreads": FragmentRefs<"Batch_job" | "Completed_job" | "JobName_job">;
    };
  }>;
  readonly pageInfo: {
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
  readonly " $fragmentType": "JobTable_jobs";
};
export type JobTable_jobs$key = {
  readonly " $data"?: JobTable_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobTable_jobs">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JobTable_jobs",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Job",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "jobId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dateScheduled",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "JobName_job"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Completed_job"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Batch_job"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "JobConnection",
  "abstractKey": null
};

(node as any).hash = "4b70306ca5de3281408e3399dff81d81";

export default node;
