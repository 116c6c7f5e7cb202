/**
 * @generated SignedSource<<e22e0bdef0abb83419276afbd8d96c47>>
 * @relayHash 511b2cdf0df40cc8a8d881e8beafaf78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 268befb70977566ff923128b3fdd50896b5849beea66211438a073d79f3c84c2

import type { ConcreteRequest } from 'relay-runtime';
export type CompliancePendingSort = "ACCOUNT_ID_ASC" | "ACCOUNT_ID_DESC" | "DATE_LOADED_ASC" | "DATE_LOADED_DESC" | "NAME_ASC" | "NAME_DESC";
export type CompliancePendingFilter = {
  accountId?: number | null;
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
      readonly firstName: string | null;
      readonly lastName: string | null;
    }> | null;
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
    "id": "268befb70977566ff923128b3fdd50896b5849beea66211438a073d79f3c84c2",
    "metadata": {},
    "name": "useWaitingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "778e11ac9b092564ce51a4405afeacec";

export default node;
