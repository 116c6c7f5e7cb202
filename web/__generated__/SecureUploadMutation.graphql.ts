/**
 * @generated SignedSource<<bfe2ed8cef89cf241165a704951516f8>>
 * @relayHash 7f9abcefe8ec38ef3a3100445d0e622e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55e5485f12093325f3513790ca8a250dcadf045c0283e7cf1ad58da383ea004f

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type UploadFileInput = {
  accountId: number;
  accountOwnerId?: number | null;
  clientMutationId?: string | null;
  contentType: string;
  fileContent: string;
  fileName: string;
  isWithdrawal?: boolean;
  requestId?: number | null;
};
export type SecureUploadMutation$variables = {
  input: UploadFileInput;
};
export type SecureUploadMutation$data = {
  readonly uploadFile: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type SecureUploadMutation = {
  response: SecureUploadMutation$data;
  variables: SecureUploadMutation$variables;
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
    "concreteType": "UploadFilePayload",
    "kind": "LinkedField",
    "name": "uploadFile",
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
    "name": "SecureUploadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SecureUploadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "55e5485f12093325f3513790ca8a250dcadf045c0283e7cf1ad58da383ea004f",
    "metadata": {},
    "name": "SecureUploadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c0a875b15475a1aaacee5b491979a9bf";

export default node;
