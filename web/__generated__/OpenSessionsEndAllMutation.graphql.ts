/**
 * @generated SignedSource<<5c46a3faad9027cffff72e17b7ed47b9>>
 * @relayHash d8044d74b2cd17c44bfbdc954b3b4dc8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca8ff2fb69d351ed8a53dcee6fe3ed1a9aa0478cb1cc915d2e250542a4e5b432

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type EndAllSessionsInput = {
  clientMutationId?: string | null;
};
export type OpenSessionsEndAllMutation$variables = {
  input: EndAllSessionsInput;
};
export type OpenSessionsEndAllMutation$data = {
  readonly endAllSessions: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type OpenSessionsEndAllMutation = {
  response: OpenSessionsEndAllMutation$data;
  variables: OpenSessionsEndAllMutation$variables;
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
    "concreteType": "EndAllSessionsPayload",
    "kind": "LinkedField",
    "name": "endAllSessions",
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
    "name": "OpenSessionsEndAllMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenSessionsEndAllMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ca8ff2fb69d351ed8a53dcee6fe3ed1a9aa0478cb1cc915d2e250542a4e5b432",
    "metadata": {},
    "name": "OpenSessionsEndAllMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "60c17b09982625eced263a0953ea5b17";

export default node;
