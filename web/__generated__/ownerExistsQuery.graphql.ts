/**
 * @generated SignedSource<<28cb87f16d98636db9142661deea3b7d>>
 * @relayHash 15cf1e27044ea06c3dda1e38dd8658e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41b9549b6f9d1370bae0f808acdebd8a58badf1d9d46413ce543c86de4114216

import type { ConcreteRequest } from 'relay-runtime';
export type ownerExistsQuery$variables = {
  accountOwnerId: number;
};
export type ownerExistsQuery$data = {
  readonly viewer: {
    readonly accountOwner: {
      readonly firstName: string;
    } | null;
  } | null;
};
export type ownerExistsQuery = {
  response: ownerExistsQuery$data;
  variables: ownerExistsQuery$variables;
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
  "name": "firstName",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ownerExistsQuery",
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
    "name": "ownerExistsQuery",
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
    "id": "41b9549b6f9d1370bae0f808acdebd8a58badf1d9d46413ce543c86de4114216",
    "metadata": {},
    "name": "ownerExistsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "db80823a85217d991da73a3fcf1cc8cb";

export default node;
