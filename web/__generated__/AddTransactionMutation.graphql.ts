/**
 * @generated SignedSource<<107a29838e93631e02a688f21f61cdad>>
 * @relayHash 38940d8619f02a56c2ca86d1af896a33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c454497acbb7f77b7a241b2eea3fd4d591b6a37b54c6d37ef28018841dd2cee

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type PostTransactionInput = {
  amount: number;
  bookId: number;
  clientMutationId?: string | null;
  note?: string | null;
  transactionTypeId: number;
};
export type AddTransactionMutation$variables = {
  input: PostTransactionInput;
};
export type AddTransactionMutation$data = {
  readonly postTransaction: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type AddTransactionMutation = {
  response: AddTransactionMutation$data;
  variables: AddTransactionMutation$variables;
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
    "concreteType": "PostTransactionPayload",
    "kind": "LinkedField",
    "name": "postTransaction",
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
    "name": "AddTransactionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddTransactionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7c454497acbb7f77b7a241b2eea3fd4d591b6a37b54c6d37ef28018841dd2cee",
    "metadata": {},
    "name": "AddTransactionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "942ae547a5e329c3f94b7438d488a5a6";

export default node;
