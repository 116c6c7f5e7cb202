/**
 * @generated SignedSource<<5296b3e2b2e583f0c8df1342ff50bc66>>
 * @relayHash 6b49f9eb46dbe2da059e589e1ed49c53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bab6301515e256c5ffd490b985a3b445825742261b955d98d2b258e7051cf75

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type ChangePasswordInput = {
  clientMutationId?: string | null;
  currentPassword: string;
  newPassword: string;
};
export type useMutationTestMutation$variables = {
  input: ChangePasswordInput;
};
export type useMutationTestMutation$data = {
  readonly changePassword: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type useMutationTestMutation = {
  response: useMutationTestMutation$data;
  variables: useMutationTestMutation$variables;
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
    "concreteType": "ChangePasswordPayload",
    "kind": "LinkedField",
    "name": "changePassword",
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
    "name": "useMutationTestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMutationTestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8bab6301515e256c5ffd490b985a3b445825742261b955d98d2b258e7051cf75",
    "metadata": {},
    "name": "useMutationTestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ae2b7e5fd1cefbb8b19cb25b421c87af";

export default node;
