/**
 * @generated SignedSource<<58f2ed5a00cfe6dcda4cfb4432f8d4bb>>
 * @relayHash ce6863a2ff6c88e2584cc54ebda585fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a42e5461fe69f198b834c246432c7fc9f2c974175a0110944386650d681ea2ad

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
      readonly reasonRequired: boolean;
      readonly standing: ComplianceStanding;
    }>;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reasonRequired",
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
    "id": "a42e5461fe69f198b834c246432c7fc9f2c974175a0110944386650d681ea2ad",
    "metadata": {},
    "name": "useCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b83600a70b4b1ccc041f00a58d12904f";

export default node;
