/**
 * @generated SignedSource<<1062676aef51a6496d4648badde068e6>>
 * @relayHash 5ea059d9420571340881d916d34a14a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a18f435a7c7b6dd236243bace84a3dbee87a95bf0ff5a27ed6fd3e5995eb906a

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type ResendSignatureLinkInput = {
  accountOwnerId?: number | null;
  clientMutationId?: string | null;
  requestId: number;
};
export type ResendLinkMutation$variables = {
  input: ResendSignatureLinkInput;
};
export type ResendLinkMutation$data = {
  readonly resendSignatureLink: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
    readonly sentTo: string | null;
  } | null;
};
export type ResendLinkMutation = {
  response: ResendLinkMutation$data;
  variables: ResendLinkMutation$variables;
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
    "concreteType": "ResendSignatureLinkPayload",
    "kind": "LinkedField",
    "name": "resendSignatureLink",
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
        "name": "sentTo",
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
    "name": "ResendLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResendLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a18f435a7c7b6dd236243bace84a3dbee87a95bf0ff5a27ed6fd3e5995eb906a",
    "metadata": {},
    "name": "ResendLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cd54c0df8ab83ec2ab4a0099e81116eb";

export default node;
