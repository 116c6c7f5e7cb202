/**
 * @generated SignedSource<<6f562afd31c9ab360056811424d60a00>>
 * @relayHash b2e49226dba330d1bdb465673f6cbcba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1098a9e7edee7ec9129a3302d558cbe56ea963b58eb74eed06fd1ef7c338b860

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type AddNoteInput = {
  accountOwnerId: number;
  clientMutationId?: string | null;
  noteText: string;
  title: string;
};
export type AddNoteMutation$variables = {
  input: AddNoteInput;
};
export type AddNoteMutation$data = {
  readonly addNote: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type AddNoteMutation = {
  response: AddNoteMutation$data;
  variables: AddNoteMutation$variables;
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
    "concreteType": "AddNotePayload",
    "kind": "LinkedField",
    "name": "addNote",
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
    "name": "AddNoteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddNoteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1098a9e7edee7ec9129a3302d558cbe56ea963b58eb74eed06fd1ef7c338b860",
    "metadata": {},
    "name": "AddNoteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "abe230443f4b0cca9f80631863fd941a";

export default node;
