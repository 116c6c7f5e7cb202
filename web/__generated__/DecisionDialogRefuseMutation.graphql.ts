/**
 * @generated SignedSource<<19424abbfad08d69994a71e248c3668d>>
 * @relayHash 44bb976731e70da788c4da942a129f30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ce582acf43171e8b6968d82e9d1b447010ef3ea0020fb9c097370ba7958f649

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type RefuseApprovalInput = {
  approvalId: number;
  clientMutationId?: string | null;
  note?: string | null;
};
export type DecisionDialogRefuseMutation$variables = {
  input: RefuseApprovalInput;
};
export type DecisionDialogRefuseMutation$data = {
  readonly refuseApproval: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type DecisionDialogRefuseMutation = {
  response: DecisionDialogRefuseMutation$data;
  variables: DecisionDialogRefuseMutation$variables;
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
    "concreteType": "RefuseApprovalPayload",
    "kind": "LinkedField",
    "name": "refuseApproval",
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
    "name": "DecisionDialogRefuseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DecisionDialogRefuseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8ce582acf43171e8b6968d82e9d1b447010ef3ea0020fb9c097370ba7958f649",
    "metadata": {},
    "name": "DecisionDialogRefuseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "75ecf55cf86009f68e7d2284a2ad83fd";

export default node;
