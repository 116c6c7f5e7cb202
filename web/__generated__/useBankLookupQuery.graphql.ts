/**
 * @generated SignedSource<<a44c007028ae6855fb0a47049d7c6323>>
 * @relayHash 6bd9e4e1ba5564dbbb1f75b300788008
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8daa3b771f262e38fc7c03cc06b9112561a523cab19ae9483bcdf86e86bbc300

import type { ConcreteRequest } from 'relay-runtime';
export type useBankLookupQuery$variables = {
  routingNumber: string;
};
export type useBankLookupQuery$data = {
  readonly viewer: {
    readonly bank: {
      readonly name: string | null;
      readonly valid: boolean | null;
    } | null;
  } | null;
};
export type useBankLookupQuery = {
  response: useBankLookupQuery$data;
  variables: useBankLookupQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "routingNumber"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "routingNumber",
      "variableName": "routingNumber"
    }
  ],
  "concreteType": "Bank",
  "kind": "LinkedField",
  "name": "bank",
  "plural": false,
  "selections": [
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
      "name": "valid",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBankLookupQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "useBankLookupQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "id": "8daa3b771f262e38fc7c03cc06b9112561a523cab19ae9483bcdf86e86bbc300",
    "metadata": {},
    "name": "useBankLookupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2730d9dc053ee0eac23b1439b8fc4323";

export default node;
