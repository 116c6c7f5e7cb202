/**
 * @generated SignedSource<<7cf5acd6938dd3d58d592522e0764126>>
 * @relayHash ac4b09d9e1140bfd453aacd49927a650
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 192456dc3adbc21f92fa8041e5eebac858466f387cd9423eb051c7d3ece97874

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type ResendVerificationCodeInput = {
  clientMutationId?: string | null;
  uniqueId: string;
};
export type SendAgainMutation$variables = {
  input: ResendVerificationCodeInput;
};
export type SendAgainMutation$data = {
  readonly resendVerificationCode: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type SendAgainMutation = {
  response: SendAgainMutation$data;
  variables: SendAgainMutation$variables;
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
    "concreteType": "ResendVerificationCodePayload",
    "kind": "LinkedField",
    "name": "resendVerificationCode",
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
    "name": "SendAgainMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SendAgainMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "192456dc3adbc21f92fa8041e5eebac858466f387cd9423eb051c7d3ece97874",
    "metadata": {},
    "name": "SendAgainMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "95d396018ea2ed52455a7e937fcfdb50";

export default node;
