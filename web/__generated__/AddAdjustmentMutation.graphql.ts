/**
 * @generated SignedSource<<4f96900821f8ef98fd1f03a2c79fc7d5>>
 * @relayHash 7ff48f965c3ef671c1bb90d969f1c3da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35281fa6c16c3d49162d3e6106ef1830da1380fba0c4c947a25620799718a2ca

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type PostTransactionInput = {
  amount: number;
  bookId: number;
  clientMutationId?: string | null;
  note?: string | null;
  transactionTypeId: number;
};
export type AddAdjustmentMutation$variables = {
  input: PostTransactionInput;
};
export type AddAdjustmentMutation$data = {
  readonly postTransaction: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type AddAdjustmentMutation = {
  response: AddAdjustmentMutation$data;
  variables: AddAdjustmentMutation$variables;
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
    "name": "AddAdjustmentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AddAdjustmentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "35281fa6c16c3d49162d3e6106ef1830da1380fba0c4c947a25620799718a2ca",
    "metadata": {},
    "name": "AddAdjustmentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c1ea9bba58a524a3564b2a4897192ff";

export default node;
