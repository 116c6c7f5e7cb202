/**
 * @generated SignedSource<<db5e3d0c89c45a0964aa03d3bf8eb796>>
 * @relayHash b6a9103271946fe293bbf50332a428d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fda8716a72606630cb60438780b68c0732e18351e9cf62134017caaaf7c8634

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompletedJobSort = "COMPLETED_ASC" | "COMPLETED_DESC" | "ID_ASC" | "ID_DESC";
export type JobSort = "ID_ASC" | "ID_DESC";
export type JobType = "ANNUAL_FEE" | "BANK_STATEMENT" | "BANK_UPLOAD" | "CALCULATE_INTEREST" | "CALCULATE_WITHDRAWALS" | "COMPLIANCE_EMAIL" | "DAILY_ACTIVITY_REPORT" | "FEE_SWEEP" | "IDENTITY_CHECK" | "INTEREST_FUNDING" | "MINIMUM_NOTICE" | "PENDING_ACTIVITY_REPORT" | "PLAN_UPLOAD" | "PRINT_VENDOR_UPLOAD" | "PROCESS_REJECTIONS" | "PROCESS_WITHDRAWALS" | "SIGNATURE_REMINDER" | "STATEMENT_UPLOAD" | "TAX_COPIES" | "TAX_FORMS" | "TAX_RETURNS" | "WELCOME_LETTERS";
export type JobFilter = {
  type?: JobType | null;
};
export type JobsPageQuery$variables = {
  after?: string | null;
  before?: string | null;
  completedAfter?: string | null;
  completedBefore?: string | null;
  completedFilter?: JobFilter | null;
  completedFirst?: number | null;
  completedLast?: number | null;
  completedSort?: CompletedJobSort | null;
  filter?: JobFilter | null;
  first?: number | null;
  last?: number | null;
  sort?: JobSort | null;
};
export type JobsPageQuery$data = {
  readonly viewer: {
    readonly incompleteJobs: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly endedAt: string | null;
          readonly isInterrupted: boolean;
          readonly note: string | null;
          readonly startedAt: string | null;
        };
      }>;
    };
    readonly isTopAdmin: boolean;
    readonly jobSchedule: ReadonlyArray<{
      readonly isDue: boolean;
      readonly nextRunAt: string;
      readonly type: JobType;
      readonly " $fragmentSpreads": FragmentRefs<"NextRuns_jobs">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"CompletedJobs_viewer" | "IncompleteJobs_viewer">;
  } | null;
};
export type JobsPageQuery = {
  response: JobsPageQuery$data;
  variables: JobsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "completedAfter"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "completedBefore"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "completedFilter"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "completedFirst"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "completedLast"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "completedSort"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isTopAdmin",
  "storageKey": null
},
v13 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "last"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startedAt",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endedAt",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isInterrupted",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nextRunAt",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDue",
  "storageKey": null
},
v21 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "completedAfter"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "completedBefore"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "completedFilter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "completedFirst"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "completedLast"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "completedSort"
  }
],
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobId",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "scheduledAt",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "batchId",
  "storageKey": null
},
v26 = {
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadPath",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobType",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "completedAt",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "concreteType": "JobFailure",
  "kind": "LinkedField",
  "name": "failures",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "item",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountOwnerId",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "percentDone",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCountIsBound",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offset",
  "storageKey": null
},
v34 = {
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
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/),
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "JobsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": (v13/*:: as any*/),
            "concreteType": "JobConnection",
            "kind": "LinkedField",
            "name": "incompleteJobs",
            "plural": false,
            "selections": [
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
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ScheduledJob",
            "kind": "LinkedField",
            "name": "jobSchedule",
            "plural": true,
            "selections": [
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NextRuns_jobs"
              }
            ],
            "storageKey": null
          },
          {
            "args": (v13/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "IncompleteJobs_viewer"
          },
          {
            "args": (v21/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "CompletedJobs_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v9/*:: as any*/),
      (v0/*:: as any*/),
      (v10/*:: as any*/),
      (v1/*:: as any*/),
      (v11/*:: as any*/),
      (v8/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/),
      (v7/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "JobsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v12/*:: as any*/),
          {
            "alias": null,
            "args": (v13/*:: as any*/),
            "concreteType": "JobConnection",
            "kind": "LinkedField",
            "name": "incompleteJobs",
            "plural": false,
            "selections": [
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
                      (v14/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/),
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v18/*:: as any*/),
                      (v27/*:: as any*/),
                      (v28/*:: as any*/),
                      (v29/*:: as any*/),
                      (v30/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ScheduledJob",
            "kind": "LinkedField",
            "name": "jobSchedule",
            "plural": true,
            "selections": [
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v27/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v21/*:: as any*/),
            "concreteType": "JobConnection",
            "kind": "LinkedField",
            "name": "recentlyCompletedJobs",
            "plural": false,
            "selections": [
              (v31/*:: as any*/),
              (v32/*:: as any*/),
              (v33/*:: as any*/),
              (v34/*:: as any*/),
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
                      (v22/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v18/*:: as any*/),
                      (v27/*:: as any*/),
                      (v17/*:: as any*/),
                      (v14/*:: as any*/),
                      (v28/*:: as any*/),
                      (v16/*:: as any*/),
                      (v29/*:: as any*/),
                      (v15/*:: as any*/),
                      (v30/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v22/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9fda8716a72606630cb60438780b68c0732e18351e9cf62134017caaaf7c8634",
    "metadata": {},
    "name": "JobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "54873aba052cb418074b9a9afb6a3b0c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
