/**
 * @generated SignedSource<<708b5e494bb889bfe5ad2e5ee008093a>>
 * @relayHash 922bccd30a2d9759eee458ce10a0f277
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04d20d579683ba6ca3531810b04b7ed1ccd0487c8752c774896e0fabbde3f591

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
export type useRequestFileMutation$variables = {
  input: UploadFileInput;
};
export type useRequestFileMutation$data = {
  readonly uploadFile: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type useRequestFileMutation = {
  response: useRequestFileMutation$data;
  variables: useRequestFileMutation$variables;
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
    "name": "useRequestFileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestFileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "04d20d579683ba6ca3531810b04b7ed1ccd0487c8752c774896e0fabbde3f591",
    "metadata": {},
    "name": "useRequestFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d48bc83d0f311e014124fb7deb504be2";

export default node;
