/**
 * @generated SignedSource<<ae1f49278229ade638bce3fbd89c4ace>>
 * @relayHash 84faa38648f3bb696ef7dc1988c2782b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78ef6bc562350877e8cc10f67370e586b182adab2f35ce8c51553bd994cabf9b

import type { ConcreteRequest } from 'relay-runtime';
export type RelatedPlansQuery$variables = {
  id: string;
};
export type RelatedPlansQuery$data = {
  readonly node: {
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanListItem",
      "kind": "LinkedField",
      "name": "relatedPlans",
      "plural": true,
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
    "id": "78ef6bc562350877e8cc10f67370e586b182adab2f35ce8c51553bd994cabf9b",
    "metadata": {},
    "name": "RelatedPlansQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1622c97dff48198c9073e33d86e9d56f";

export default node;
