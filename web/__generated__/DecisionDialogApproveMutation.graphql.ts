/**
 * @generated SignedSource<<8a7054563feaf03156d3849bd0b6bf8f>>
 * @relayHash 07922ec88f88b5bdcd2c489f196a0182
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e9a6258136f073cdadadf0253b5556afc61f222daa0adc7eb645470af4b4889

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type ApproveApprovalInput = {
  approvalId: number;
  clientMutationId?: string | null;
  note?: string | null;
};
export type DecisionDialogApproveMutation$variables = {
  input: ApproveApprovalInput;
};
export type DecisionDialogApproveMutation$data = {
  readonly approveApproval: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type DecisionDialogApproveMutation = {
  response: DecisionDialogApproveMutation$data;
  variables: DecisionDialogApproveMutation$variables;
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
    "concreteType": "ApproveApprovalPayload",
    "kind": "LinkedField",
    "name": "approveApproval",
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
    "name": "DecisionDialogApproveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DecisionDialogApproveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4e9a6258136f073cdadadf0253b5556afc61f222daa0adc7eb645470af4b4889",
    "metadata": {},
    "name": "DecisionDialogApproveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "02d9e5ad236c12745c11246e8a12d712";

export default node;
