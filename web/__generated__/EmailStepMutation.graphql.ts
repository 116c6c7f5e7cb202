/**
 * @generated SignedSource<<3bf83553c1fb6869ecc6e5387a0d7226>>
 * @relayHash 09df1ea4b96a71b90e163f95406f3120
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc1ece23fbcbe6f9640957f4f13eec6904d1cee3f5f5bb4efd40c96433d283e0

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type RegisterEmailInput = {
  clientMutationId?: string | null;
  email: string;
  uniqueId: string;
};
export type EmailStepMutation$variables = {
  input: RegisterEmailInput;
};
export type EmailStepMutation$data = {
  readonly registerEmail: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
    readonly exists: boolean | null;
  } | null;
};
export type EmailStepMutation = {
  response: EmailStepMutation$data;
  variables: EmailStepMutation$variables;
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
    "concreteType": "RegisterEmailPayload",
    "kind": "LinkedField",
    "name": "registerEmail",
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
        "name": "exists",
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
    "name": "EmailStepMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EmailStepMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dc1ece23fbcbe6f9640957f4f13eec6904d1cee3f5f5bb4efd40c96433d283e0",
    "metadata": {},
    "name": "EmailStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1edab16ae1b49ba9362dfdb02ed32d32";

export default node;
