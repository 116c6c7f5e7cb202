/**
 * @generated SignedSource<<c98ca99cce45527f52d9d6472969de9a>>
 * @relayHash 8e56336753bf514c506de5552ee86a99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9376d987f56b01500adcf78ed17dc7a158a5894d86e882fc7f723de7cdd8d49d

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type CreatePlanInput = {
  clientMutationId?: string | null;
  companyId: number;
  interest: number;
  name: string;
  parentPlanId?: number | null;
};
export type AddPlanMutation$variables = {
  input: CreatePlanInput;
};
export type AddPlanMutation$data = {
  readonly createPlan: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type AddPlanMutation = {
  response: AddPlanMutation$data;
  variables: AddPlanMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreatePlanPayload",
    "kind": "LinkedField",
    "name": "createPlan",
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
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AddPlanMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddPlanMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9376d987f56b01500adcf78ed17dc7a158a5894d86e882fc7f723de7cdd8d49d",
    "metadata": {},
    "name": "AddPlanMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59a89e58a60f464d5f04794ddac23cbb";

export default node;
