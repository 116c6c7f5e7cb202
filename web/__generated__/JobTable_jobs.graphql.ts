/**
 * @generated SignedSource<<e0baef9a82a43c6487ea553758c3e186>>
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
      readonly batchId: string | null;
      readonly files: ReadonlyArray<{
        readonly __typename: "JobFile";
      }>;
      readonly id: string;
      readonly jobId: number;
      readonly scheduledAt: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"Batch_job" | "Completed_job" | "JobName_job">;
    };
  }>;
  readonly offset: number | null;
  readonly pageInfo: {
    readonly " $fragmentSpreads": FragmentRefs<"pageInfo_list">;
  };
  readonly totalCount: number;
  readonly totalCountIsBound: boolean;
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
      "kind": "ScalarField",
      "name": "totalCountIsBound",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offset",
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
          "kind": "InlineDataFragmentSpread",
          "name": "pageInfo_list",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasPreviousPage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
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
              "name": "scheduledAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "batchId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "JobFile",
              "kind": "LinkedField",
              "name": "files",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
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

(node as any).hash = "ba6549ee54f7add467d5ec3f6c9deb5d";

export default node;
