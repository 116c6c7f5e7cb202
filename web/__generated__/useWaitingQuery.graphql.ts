/**
 * @generated SignedSource<<1e25b96ddf569636a8d56e76bfb65b50>>
 * @relayHash 16cc8c013df479227a158fc659e56590
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78836e2da223cce40aa99263fd8a69e00e8ce6fa8329cd4f86556526cc9015ce

import type { ConcreteRequest } from 'relay-runtime';
export type CompliancePendingSort = "ACCOUNT_ID_ASC" | "ACCOUNT_ID_DESC" | "DATE_LOADED_ASC" | "DATE_LOADED_DESC" | "NAME_ASC" | "NAME_DESC";
export type CompliancePendingFilter = {
  accountId?: number | null;
  accountNodeId?: string | null;
  find?: string | null;
  finding?: string | null;
};
export type useWaitingQuery$variables = {
  filter?: CompliancePendingFilter | null;
  sort?: CompliancePendingSort | null;
};
export type useWaitingQuery$data = {
  readonly viewer: {
    readonly complianceWaiting: ReadonlyArray<{
      readonly accountId: number;
      readonly findings: ReadonlyArray<{
        readonly title: string;
      }>;
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly reasonRequired: boolean;
    }>;
  } | null;
};
export type useWaitingQuery = {
  response: useWaitingQuery$data;
  variables: useWaitingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Variable",
      "name": "sort",
      "variableName": "sort"
    }
  ],
  "concreteType": "ComplianceAccount",
  "kind": "LinkedField",
  "name": "complianceWaiting",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reasonRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceFinding",
      "kind": "LinkedField",
      "name": "findings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useWaitingQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useWaitingQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "78836e2da223cce40aa99263fd8a69e00e8ce6fa8329cd4f86556526cc9015ce",
    "metadata": {},
    "name": "useWaitingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6018107169d8d18782f03b7d65baa957";

export default node;
