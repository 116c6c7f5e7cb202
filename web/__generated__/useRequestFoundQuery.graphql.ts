/**
 * @generated SignedSource<<8d54cfa2e89fd34ecb752f5023ee5be5>>
 * @relayHash c7cf2318978e3e7a888dd8ad10832a65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47112d0c0eb2546707bc735de9a0b33aa56001668920e9174f419323fca53445

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
        readonly number: string | null;
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
        readonly number: string | null;
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
  "name": "number",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "planAccountNumber",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v6 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/)
],
v7 = {
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = [
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  (v4/*:: as any*/),
  (v5/*:: as any*/),
  (v8/*:: as any*/)
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
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              (v7/*:: as any*/)
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
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              (v7/*:: as any*/)
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
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              (v7/*:: as any*/)
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
                "selections": (v9/*:: as any*/),
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "47112d0c0eb2546707bc735de9a0b33aa56001668920e9174f419323fca53445",
    "metadata": {},
    "name": "useRequestFoundQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c8d4d4f81d7fa90dbb8fe330a528b3f1";

export default node;
