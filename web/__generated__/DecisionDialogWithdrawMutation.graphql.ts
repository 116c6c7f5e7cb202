/**
 * @generated SignedSource<<6a304f86b4af87e1ecbab98c33b6d766>>
 * @relayHash 9f1edaefce548d9e7d4a3298eae31f4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eca00e58a3e94701c97a935177f1d8c1ae35886fea714bc1ab9fe2d22aaccc2f

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type WithdrawApprovalInput = {
  approvalId: number;
  clientMutationId?: string | null;
};
export type DecisionDialogWithdrawMutation$variables = {
  input: WithdrawApprovalInput;
};
export type DecisionDialogWithdrawMutation$data = {
  readonly withdrawApproval: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type DecisionDialogWithdrawMutation = {
  response: DecisionDialogWithdrawMutation$data;
  variables: DecisionDialogWithdrawMutation$variables;
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
    "concreteType": "WithdrawApprovalPayload",
    "kind": "LinkedField",
    "name": "withdrawApproval",
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
    "name": "DecisionDialogWithdrawMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DecisionDialogWithdrawMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "eca00e58a3e94701c97a935177f1d8c1ae35886fea714bc1ab9fe2d22aaccc2f",
    "metadata": {},
    "name": "DecisionDialogWithdrawMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4a7945e4e03fc740ecc570beffcc2c69";

export default node;
