/**
 * @generated SignedSource<<5982b7278c7b1d7f430cfe70f1934405>>
 * @relayHash 24e8db55b77de25071b2b4b52b264d8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d7fac8c5fc77babd7c4617fc5da445c076c22427056856714b3b36efa0320bc

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type ResetPasswordInput = {
  clientMutationId?: string | null;
  code?: string | null;
  password: string;
  passwordResetId: string;
};
export type ResetPageMutation$variables = {
  input: ResetPasswordInput;
};
export type ResetPageMutation$data = {
  readonly resetPassword: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type ResetPageMutation = {
  response: ResetPageMutation$data;
  variables: ResetPageMutation$variables;
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
    "concreteType": "ResetPasswordPayload",
    "kind": "LinkedField",
    "name": "resetPassword",
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
    "name": "ResetPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9d7fac8c5fc77babd7c4617fc5da445c076c22427056856714b3b36efa0320bc",
    "metadata": {},
    "name": "ResetPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c55c1423d9ac7c8024bd92fc04da0793";

export default node;
