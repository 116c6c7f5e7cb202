/**
 * @generated SignedSource<<758475dc3ffaaacb6d4c8ad822fe02e4>>
 * @relayHash 494a0c99e3a51ec302c64ac29ed32790
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e4d53892fe20f5b103f66dd50b6c55a06f41a4bc72625a8eb9a12f790459ef8

import type { ConcreteRequest } from 'relay-runtime';
export type fetchSignedInUserQuery$variables = Record<PropertyKey, never>;
export type fetchSignedInUserQuery$data = {
  readonly viewer: {
    readonly idleMinutes: number | null;
    readonly user: {
      readonly email: string | null;
    } | null;
  } | null;
};
export type fetchSignedInUserQuery = {
  response: fetchSignedInUserQuery$data;
  variables: fetchSignedInUserQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "idleMinutes",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "fetchSignedInUserQuery",
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
            "concreteType": "PortalUser",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "fetchSignedInUserQuery",
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
            "concreteType": "PortalUser",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
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
    "id": "8e4d53892fe20f5b103f66dd50b6c55a06f41a4bc72625a8eb9a12f790459ef8",
    "metadata": {},
    "name": "fetchSignedInUserQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "564372eddff793e6a74eec415338bb3f";

export default node;
