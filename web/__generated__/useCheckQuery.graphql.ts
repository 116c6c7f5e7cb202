/**
 * @generated SignedSource<<ccabf7993bffe07d8356f019b6c6dd7d>>
 * @relayHash 3759bef6abfb3010ff2954f08ff52ba4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98b0ff0f3f4d3c28359f99c7434d6a93282f5d71f40537c23b434225e11da85a

import type { ConcreteRequest } from 'relay-runtime';
export type ComplianceStanding = "DECIDED" | "UNKNOWN" | "WAITING";
export type useCheckQuery$variables = {
  accountIds: ReadonlyArray<number>;
};
export type useCheckQuery$data = {
  readonly viewer: {
    readonly complianceAccounts: ReadonlyArray<{
      readonly accountId: number;
      readonly firstName: string | null;
      readonly lastName: string | null;
      readonly standing: ComplianceStanding;
    }> | null;
  } | null;
};
export type useCheckQuery = {
  response: useCheckQuery$data;
  variables: useCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "accountIds"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "accountIds",
      "variableName": "accountIds"
    }
  ],
  "concreteType": "ComplianceAccount",
  "kind": "LinkedField",
  "name": "complianceAccounts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "standing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useCheckQuery",
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
    "name": "useCheckQuery",
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
    "id": "98b0ff0f3f4d3c28359f99c7434d6a93282f5d71f40537c23b434225e11da85a",
    "metadata": {},
    "name": "useCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "366c4e4e4c0380f0ef26c13fcd9f49da";

export default node;
