/**
 * @generated SignedSource<<764ed6258faad805d081bc5ce0c5e215>>
 * @relayHash 3bbffc7f7b5d2e44368c7107b5ab48da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5eceaa7118785ac3e9f47e6bcd614462989175f9937019e9d6635410c505ff2b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisitRequestInput = {
  accountOwnerId: number;
  clientMutationId?: string | null;
  requestId: number;
};
export type VisitorsMutation$variables = {
  input: VisitRequestInput;
};
export type VisitorsMutation$data = {
  readonly visitRequest: {
    readonly visitors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"Visitors_visitors">;
    } | null> | null;
  } | null;
};
export type VisitorsMutation = {
  response: VisitorsMutation$data;
  variables: VisitorsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "VisitorsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VisitRequestPayload",
        "kind": "LinkedField",
        "name": "visitRequest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RequestVisitor",
            "kind": "LinkedField",
            "name": "visitors",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Visitors_visitors"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VisitorsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VisitRequestPayload",
        "kind": "LinkedField",
        "name": "visitRequest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RequestVisitor",
            "kind": "LinkedField",
            "name": "visitors",
            "plural": true,
            "selections": [
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5eceaa7118785ac3e9f47e6bcd614462989175f9937019e9d6635410c505ff2b",
    "metadata": {},
    "name": "VisitorsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f7e781cb218d91e011163d97dba4a097";

export default node;
