/**
 * @generated SignedSource<<372916cc54b53a4040200a0be3ba041e>>
 * @relayHash 376096044e875e09ec9dfd86a035f7a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 87e53133bda834f693962d2097f229c8949d32f4c3c52caf7ade41cbb11de922

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type EndOpenSessionInput = {
  clientMutationId?: string | null;
  sessionId: number;
};
export type OpenSessionsEndMutation$variables = {
  input: EndOpenSessionInput;
};
export type OpenSessionsEndMutation$data = {
  readonly endOpenSession: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type OpenSessionsEndMutation = {
  response: OpenSessionsEndMutation$data;
  variables: OpenSessionsEndMutation$variables;
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
    "concreteType": "EndOpenSessionPayload",
    "kind": "LinkedField",
    "name": "endOpenSession",
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
    "name": "OpenSessionsEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenSessionsEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "87e53133bda834f693962d2097f229c8949d32f4c3c52caf7ade41cbb11de922",
    "metadata": {},
    "name": "OpenSessionsEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a8a1d6eca5892556e6bd32481f1bd069";

export default node;
