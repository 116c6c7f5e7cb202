/**
 * @generated SignedSource<<e550565fa68d0d04fb518a0e9ce50ffd>>
 * @relayHash 83c4d24723e30d51e383468001c4f7d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3dd85b1375c48c74bc3583720d6cfdbcd5de4fe5a8223f3c867c146215d902c

import type { ConcreteRequest } from 'relay-runtime';
export type OwnerStateSelectQuery$variables = Record<PropertyKey, never>;
export type OwnerStateSelectQuery$data = {
  readonly viewer: {
    readonly ownerStates: ReadonlyArray<string>;
  } | null;
};
export type OwnerStateSelectQuery = {
  response: OwnerStateSelectQuery$data;
  variables: OwnerStateSelectQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ownerStates",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "OwnerStateSelectQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnerStateSelectQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "f3dd85b1375c48c74bc3583720d6cfdbcd5de4fe5a8223f3c867c146215d902c",
    "metadata": {},
    "name": "OwnerStateSelectQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f7c4ab36a73b9551ae7c5a29b42b41a9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
