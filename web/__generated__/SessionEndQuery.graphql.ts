/**
 * @generated SignedSource<<3f53b4653ab526b922d4721f5288edc8>>
 * @relayHash 48c988c51f9c1ef96f663f595a3c759c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 069b72b42acf722fef221e88c4e395af16ea7c02002bed6a39ef25094c1cdeb6

import type { ConcreteRequest } from 'relay-runtime';
export type SessionEndQuery$variables = Record<PropertyKey, never>;
export type SessionEndQuery$data = {
  readonly viewer: {
    readonly idleMinutes: number | null;
    readonly user: {
      readonly email: string | null;
    } | null;
  } | null;
};
export type SessionEndQuery = {
  response: SessionEndQuery$data;
  variables: SessionEndQuery$variables;
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
    "name": "SessionEndQuery",
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
    "name": "SessionEndQuery",
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
    "id": "069b72b42acf722fef221e88c4e395af16ea7c02002bed6a39ef25094c1cdeb6",
    "metadata": {},
    "name": "SessionEndQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2e2f4b265dae6a7893a6d6feea02840e";

export default node;
