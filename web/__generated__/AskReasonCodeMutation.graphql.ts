/**
 * @generated SignedSource<<e227f73d963cd498d8cc1969a4d84364>>
 * @relayHash 86cf6021c3d794f0895da23830f838e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81c51692d5db4491ecbef60b920e4b6b01e56e6e777e5685ac599c93e4924a85

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type RevealRegistrationCodeInput = {
  accountOwnerId: number;
  clientMutationId?: string | null;
  reason: string;
};
export type AskReasonCodeMutation$variables = {
  input: RevealRegistrationCodeInput;
};
export type AskReasonCodeMutation$data = {
  readonly revealRegistrationCode: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
    readonly registrationCode: string | null;
  } | null;
};
export type AskReasonCodeMutation = {
  response: AskReasonCodeMutation$data;
  variables: AskReasonCodeMutation$variables;
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
    "concreteType": "RevealRegistrationCodePayload",
    "kind": "LinkedField",
    "name": "revealRegistrationCode",
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
        "name": "registrationCode",
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
    "name": "AskReasonCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AskReasonCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "81c51692d5db4491ecbef60b920e4b6b01e56e6e777e5685ac599c93e4924a85",
    "metadata": {},
    "name": "AskReasonCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fa6eefa884f35099c9fdfc29ffb31830";

export default node;
