/**
 * @generated SignedSource<<14a3a92d8a0ec686514acf8bdd9ea3af>>
 * @relayHash 25a76009ee1ee4c9f668ef8d248caf1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0c24f7b68e9f77bea8b8dfaaf5d856ad8eac96ad9385008fbba00f81bc091d8

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
    readonly approvalId: number | null;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "approvalId",
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
    "id": "b0c24f7b68e9f77bea8b8dfaaf5d856ad8eac96ad9385008fbba00f81bc091d8",
    "metadata": {},
    "name": "AddTransactionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a2136c20693fca5c7f3bbae24fc0004";

export default node;
