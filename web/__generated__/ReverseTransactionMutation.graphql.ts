/**
 * @generated SignedSource<<f6a591cf536f7bc427c8f5efbc10a160>>
 * @relayHash 518c41ae1cd05cfcc407c3ad82993b13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ffd5dc54cb59474d644f8116cd704629b5db4a4d1c93b98f6cb64065e11f135

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type ReverseTransactionInput = {
  bookId: number;
  clientMutationId?: string | null;
  note?: string | null;
  transactionId?: number | null;
};
export type ReverseTransactionMutation$variables = {
  input: ReverseTransactionInput;
};
export type ReverseTransactionMutation$data = {
  readonly reverseTransaction: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type ReverseTransactionMutation = {
  response: ReverseTransactionMutation$data;
  variables: ReverseTransactionMutation$variables;
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
    "concreteType": "ReverseTransactionPayload",
    "kind": "LinkedField",
    "name": "reverseTransaction",
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
    "name": "ReverseTransactionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ReverseTransactionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2ffd5dc54cb59474d644f8116cd704629b5db4a4d1c93b98f6cb64065e11f135",
    "metadata": {},
    "name": "ReverseTransactionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c27d41aa6e728ec42661597569b6dfd0";

export default node;
