/**
 * @generated SignedSource<<1b4be573a9fe764263d7059f5efdc357>>
 * @relayHash 59b4445c3f939094ba76845eaeea8d97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e17f6bcb2c00f66d23fdac387013d9f9f06a36f76b6d3c18968fb86553a3429e

import type { ConcreteRequest } from 'relay-runtime';
export type EarlyPageQuery$variables = {
  accountOwnerId?: number | null;
};
export type EarlyPageQuery$data = {
  readonly viewer: {
    readonly accountOwner: {
      readonly dateOfBirth: string | null;
    } | null;
  } | null;
};
export type EarlyPageQuery = {
  response: EarlyPageQuery$data;
  variables: EarlyPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "accountOwnerId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "accountOwnerId",
    "variableName": "accountOwnerId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dateOfBirth",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EarlyPageQuery",
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
            "concreteType": "AccountOwner",
            "kind": "LinkedField",
            "name": "accountOwner",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
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
    "name": "EarlyPageQuery",
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
            "concreteType": "AccountOwner",
            "kind": "LinkedField",
            "name": "accountOwner",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e17f6bcb2c00f66d23fdac387013d9f9f06a36f76b6d3c18968fb86553a3429e",
    "metadata": {},
    "name": "EarlyPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0598341c9784be2dce3e6c6d5914b2f5";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
