/**
 * @generated SignedSource<<671b49d7e20dab741a18f40ddf024e69>>
 * @relayHash 5b17b2a6279927771e8136f4f32a8b4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e98c0bee0e12ab39cd2d834406db54e65efb6040c100bbe40cdc23e34d8e78e1

import type { ConcreteRequest } from 'relay-runtime';
export type RequestList = "APPROVED" | "HISTORICAL" | "INCOMPLETE" | "PENDING" | "SIGNATURE";
export type useRequestFoundQuery$variables = {
  requestId: number;
};
export type useRequestFoundQuery$data = {
  readonly viewer: {
    readonly rolloverRequest: {
      readonly around: {
        readonly list: RequestList | null;
      } | null;
      readonly request: {
        readonly firstName: string | null;
        readonly lastName: string | null;
        readonly planAccountNumber: string | null;
      } | null;
    } | null;
    readonly withdrawalRequest: {
      readonly around: {
        readonly list: RequestList | null;
      } | null;
      readonly request: {
        readonly firstName: string | null;
        readonly lastName: string | null;
        readonly planAccountNumber: string | null;
      } | null;
    } | null;
  } | null;
};
export type useRequestFoundQuery = {
  response: useRequestFoundQuery$data;
  variables: useRequestFoundQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "requestId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "requestId",
    "variableName": "requestId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "planAccountNumber",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v5 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "RequestAround",
  "kind": "LinkedField",
  "name": "around",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "list",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v7/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRequestFoundQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "WithdrawalRequestDetail",
            "kind": "LinkedField",
            "name": "withdrawalRequest",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "WithdrawalRequest",
                "kind": "LinkedField",
                "name": "request",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "RolloverRequestDetail",
            "kind": "LinkedField",
            "name": "rolloverRequest",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RolloverRequest",
                "kind": "LinkedField",
                "name": "request",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestFoundQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "WithdrawalRequestDetail",
            "kind": "LinkedField",
            "name": "withdrawalRequest",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "WithdrawalRequest",
                "kind": "LinkedField",
                "name": "request",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "RolloverRequestDetail",
            "kind": "LinkedField",
            "name": "rolloverRequest",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RolloverRequest",
                "kind": "LinkedField",
                "name": "request",
                "plural": false,
                "selections": (v8/*:: as any*/),
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e98c0bee0e12ab39cd2d834406db54e65efb6040c100bbe40cdc23e34d8e78e1",
    "metadata": {},
    "name": "useRequestFoundQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8bddafe09387390098ab57e10a1c2148";

export default node;
