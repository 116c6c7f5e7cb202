/**
 * @generated SignedSource<<745e8e61be43d0e39e33f67e0fa3f2da>>
 * @relayHash 47ddf36dcd8160b4e0e00298d5b72354
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f5c243daf417c17141669836f91499dab17df394b1618a83dea80a65fd5d78b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VisitRequestInput = {
  accountOwnerId?: number | null;
  accountOwnerNodeId?: string | null;
  clientMutationId?: string | null;
  requestId?: number | null;
  requestNodeId?: string | null;
};
export type VisitorsMutation$variables = {
  input: VisitRequestInput;
};
export type VisitorsMutation$data = {
  readonly visitRequest: {
    readonly version: number | null;
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
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
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
          },
          (v2/*:: as any*/)
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
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2f5c243daf417c17141669836f91499dab17df394b1618a83dea80a65fd5d78b",
    "metadata": {},
    "name": "VisitorsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "45716f29709fcf0d51f46923447567ef";

export default node;
