/**
 * @generated SignedSource<<76dfab7495f390263a2f59869b1f9200>>
 * @relayHash 687dd2e73a136ef7417f13050203ff2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b32c9f3d41a800daf4d20c2701feea0ea4c825a14b6154e4d06a72363193e6dd

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type RevealSocialInput = {
  accountOwnerId: number;
  clientMutationId?: string | null;
  reason: string;
};
export type AskReasonMutation$variables = {
  input: RevealSocialInput;
};
export type AskReasonMutation$data = {
  readonly revealSocial: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
    readonly social: string | null;
  } | null;
};
export type AskReasonMutation = {
  response: AskReasonMutation$data;
  variables: AskReasonMutation$variables;
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
    "concreteType": "RevealSocialPayload",
    "kind": "LinkedField",
    "name": "revealSocial",
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
        "name": "social",
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
    "name": "AskReasonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AskReasonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b32c9f3d41a800daf4d20c2701feea0ea4c825a14b6154e4d06a72363193e6dd",
    "metadata": {},
    "name": "AskReasonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bc847f664e59d7c3e4652d6b97e3d094";

export default node;
