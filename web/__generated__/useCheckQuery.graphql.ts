/**
 * @generated SignedSource<<5dfd85af306a09868aa9d46f705f4d48>>
 * @relayHash 5e1d122b2f62c56f22ebc702180b8762
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7628852816f7f03a3a3847357483b7dfd8ca9212876ad55f9fa313b9ffccff3

import type { ConcreteRequest } from 'relay-runtime';
export type ComplianceStanding = "DECIDED" | "UNKNOWN" | "WAITING";
export type useCheckQuery$variables = {
  accountIds: ReadonlyArray<number>;
};
export type useCheckQuery$data = {
  readonly viewer: {
    readonly complianceAccounts: ReadonlyArray<{
      readonly accountId: number;
      readonly findings: ReadonlyArray<{
        readonly title: string;
      }>;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceFinding",
      "kind": "LinkedField",
      "name": "findings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
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
    "id": "c7628852816f7f03a3a3847357483b7dfd8ca9212876ad55f9fa313b9ffccff3",
    "metadata": {},
    "name": "useCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c0f39b600958b13a5790732c6714687";

export default node;
