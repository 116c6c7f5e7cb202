/**
 * @generated SignedSource<<e2729a481b9c8ab07149ec2a23ca0fc2>>
 * @relayHash 2b5488e2476730d75ef2d911e26fad3a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6079676ffe1739206b1e9268a897169495832af55b9d9283e921567be26b43c4

import type { ConcreteRequest } from 'relay-runtime';
export type RelatedPlansQuery$variables = {
  id: string;
};
export type RelatedPlansQuery$data = {
  readonly node: {
    readonly planId?: number;
    readonly relatedPlans?: ReadonlyArray<{
      readonly name: string;
      readonly planId: number;
    }> | null;
  } | null;
};
export type RelatedPlansQuery = {
  response: RelatedPlansQuery$data;
  variables: RelatedPlansQuery$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "planId",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanListItem",
      "kind": "LinkedField",
      "name": "relatedPlans",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
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
    "name": "RelatedPlansQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
    "name": "RelatedPlansQuery",
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
          (v3/*:: as any*/),
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
    "id": "6079676ffe1739206b1e9268a897169495832af55b9d9283e921567be26b43c4",
    "metadata": {},
    "name": "RelatedPlansQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b4dc394251e221c081d8dac9c29ebdef";

export default node;
