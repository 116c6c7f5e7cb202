/**
 * @generated SignedSource<<dfb504a522fc7f226e38994a14944c8e>>
 * @relayHash 6b042182218548e6c263dfed0a533162
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d0e85eb4dde89505b1e9b5ae8f1a1ca6dc0d9cb7e30a1a80050f3f788fc25d2

import type { ConcreteRequest } from 'relay-runtime';
export type PlanRateState = "CURRENT" | "FORMER" | "PLANNED";
export type PlanDetailsQuery$variables = {
  id: string;
};
export type PlanDetailsQuery$data = {
  readonly node: {
    readonly closedAt?: string | null;
    readonly closedBy?: string | null;
    readonly isClosed?: boolean;
    readonly lastModifiedBy?: string | null;
    readonly modifiedAt?: string | null;
    readonly name?: string;
    readonly planId?: number;
    readonly rates?: ReadonlyArray<{
      readonly approvedBy: string | null;
      readonly basisPoints: number;
      readonly decidedAt: string | null;
      readonly madeBy: string | null;
      readonly since: string | null;
      readonly state: PlanRateState;
    }>;
  } | null;
};
export type PlanDetailsQuery = {
  response: PlanDetailsQuery$data;
  variables: PlanDetailsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "modifiedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastModifiedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClosed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanRate",
      "kind": "LinkedField",
      "name": "rates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "basisPoints",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "madeBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approvedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decidedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PlanDetailsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PlanDetailsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
    "id": "9d0e85eb4dde89505b1e9b5ae8f1a1ca6dc0d9cb7e30a1a80050f3f788fc25d2",
    "metadata": {},
    "name": "PlanDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "177ac2e286696c3a5c01e06c162b8eb0";

export default node;
