/**
 * @generated SignedSource<<91d4e183be2bde353bfdfe8f0b6b4429>>
 * @relayHash 315fd51dbd620b8054cf6810c76e79c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15d755e3729ad9b178be2fddc07ed1be1b6796cfb3f0ba6548b52fbeb23cd117

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
    readonly approvalId: number | null;
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
    "id": "15d755e3729ad9b178be2fddc07ed1be1b6796cfb3f0ba6548b52fbeb23cd117",
    "metadata": {},
    "name": "ReverseTransactionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "376433c9f91440765234c822e1cdeaf0";

export default node;
