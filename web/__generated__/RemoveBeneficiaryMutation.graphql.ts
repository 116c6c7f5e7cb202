/**
 * @generated SignedSource<<6250eb41d0df3108c645138a1e9a6258>>
 * @relayHash 210bd589166d42d79ffbc796979f7a0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c3ce06610a598cd5b8f1b393d5c56d51767b0733f2d8b4ebb2c0e79979cd8a4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveBeneficiaryInput = {
  accountOwnerId?: number | null;
  accountOwnerNodeId?: string | null;
  beneficiaryId?: number | null;
  beneficiaryNodeId?: string | null;
  clientMutationId?: string | null;
  idempotencyKey?: string | null;
};
export type RemoveBeneficiaryMutation$variables = {
  connections: ReadonlyArray<string>;
  input: RemoveBeneficiaryInput;
};
export type RemoveBeneficiaryMutation$data = {
  readonly removeBeneficiary: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
    readonly removedBeneficiaryId: string | null;
  } | null;
};
export type RemoveBeneficiaryMutation = {
  response: RemoveBeneficiaryMutation$data;
  variables: RemoveBeneficiaryMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "removedBeneficiaryId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RemoveBeneficiaryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RemoveBeneficiaryPayload",
        "kind": "LinkedField",
        "name": "removeBeneficiary",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_errors",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RemoveBeneficiaryMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "RemoveBeneficiaryPayload",
        "kind": "LinkedField",
        "name": "removeBeneficiary",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "removedBeneficiaryId",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3c3ce06610a598cd5b8f1b393d5c56d51767b0733f2d8b4ebb2c0e79979cd8a4",
    "metadata": {},
    "name": "RemoveBeneficiaryMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "014d51f54b8a9c44441ceda53e632b26";

export default node;
