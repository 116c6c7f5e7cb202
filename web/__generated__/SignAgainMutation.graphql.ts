/**
 * @generated SignedSource<<07811496fd0edac3b5daea70fcf28c1f>>
 * @relayHash 141a9caa7c3f726ff10549889924260c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfef69a40eeb8fc80f987308492aea5497f94266cb2ad38a4177144df87a3569

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type AskToSignAgainInput = {
  accountOwnerId: number;
  clientMutationId?: string | null;
  requestId: number;
};
export type SignAgainMutation$variables = {
  input: AskToSignAgainInput;
};
export type SignAgainMutation$data = {
  readonly askToSignAgain: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
    readonly sentTo: string | null;
  } | null;
};
export type SignAgainMutation = {
  response: SignAgainMutation$data;
  variables: SignAgainMutation$variables;
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
    "concreteType": "AskToSignAgainPayload",
    "kind": "LinkedField",
    "name": "askToSignAgain",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sentTo",
        "storageKey": null
      },
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
    "name": "SignAgainMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SignAgainMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dfef69a40eeb8fc80f987308492aea5497f94266cb2ad38a4177144df87a3569",
    "metadata": {},
    "name": "SignAgainMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1f8a0c6d77e50213f90f79b93abb75bb";

export default node;
