/**
 * @generated SignedSource<<0a44f3217e60399f6c815d0dfe3c5933>>
 * @relayHash 7387c1a06049ddc0734ba90bc68b2065
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c5ad13593bf7cff7f9cc55d5bff8ff365c6c646a7b1ca2797e6e3fda4cf260a

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type LoginInput = {
  clientMutationId?: string | null;
  code?: string | null;
  password: string;
  username: string;
};
export type SessionEndDialogMutation$variables = {
  input: LoginInput;
};
export type SessionEndDialogMutation$data = {
  readonly login: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
    readonly expiresAt: string | null;
    readonly userId: number | null;
  } | null;
};
export type SessionEndDialogMutation = {
  response: SessionEndDialogMutation$data;
  variables: SessionEndDialogMutation$variables;
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
    "concreteType": "LoginPayload",
    "kind": "LinkedField",
    "name": "login",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "userId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "expiresAt",
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
    "name": "SessionEndDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SessionEndDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8c5ad13593bf7cff7f9cc55d5bff8ff365c6c646a7b1ca2797e6e3fda4cf260a",
    "metadata": {},
    "name": "SessionEndDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59c7439ddfeb5c437ede965f0a594f25";

export default node;
