/**
 * @generated SignedSource<<f9914fafd42ccbe5fa588a4cf6d66783>>
 * @relayHash 8824b099fe1facbd9ca8aa479853a9bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9265e6b59c2c5416c7640f69c24053b3209b49a96a1039ec162770acccb45f3e

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type ConfirmSecondFactorInput = {
  clientMutationId?: string | null;
  code: string;
};
export type StartSecondFactorConfirmMutation$variables = {
  input: ConfirmSecondFactorInput;
};
export type StartSecondFactorConfirmMutation$data = {
  readonly confirmSecondFactor: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type StartSecondFactorConfirmMutation = {
  response: StartSecondFactorConfirmMutation$data;
  variables: StartSecondFactorConfirmMutation$variables;
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
    "concreteType": "ConfirmSecondFactorPayload",
    "kind": "LinkedField",
    "name": "confirmSecondFactor",
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
    "name": "StartSecondFactorConfirmMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StartSecondFactorConfirmMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9265e6b59c2c5416c7640f69c24053b3209b49a96a1039ec162770acccb45f3e",
    "metadata": {},
    "name": "StartSecondFactorConfirmMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ca77178e90bc6cf06a4574d5ba005d13";

export default node;
