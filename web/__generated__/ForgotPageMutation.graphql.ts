/**
 * @generated SignedSource<<c5e01160ba56720070a462621dc3c465>>
 * @relayHash 8c8cf49d0a1547447c88e703f4557b18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0153795407e6e8f34f4faab031380fbfbc6d4a9030aa30bc1a50dae01383074f

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type RequestPasswordResetInput = {
  clientMutationId?: string | null;
  email: string;
};
export type ForgotPageMutation$variables = {
  input: RequestPasswordResetInput;
};
export type ForgotPageMutation$data = {
  readonly requestPasswordReset: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type ForgotPageMutation = {
  response: ForgotPageMutation$data;
  variables: ForgotPageMutation$variables;
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
    "concreteType": "RequestPasswordResetPayload",
    "kind": "LinkedField",
    "name": "requestPasswordReset",
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
    "name": "ForgotPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ForgotPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0153795407e6e8f34f4faab031380fbfbc6d4a9030aa30bc1a50dae01383074f",
    "metadata": {},
    "name": "ForgotPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7b4c7a74354e7206ebbe2fe1e629a5c2";

export default node;
