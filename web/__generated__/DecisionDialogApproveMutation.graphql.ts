/**
 * @generated SignedSource<<6cd647ebb2a5e423ca901c5b5959cb2b>>
 * @relayHash 29256b4e6820e299f49f0dbc17915b75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34e682f7af0af214aee3065ab330ce06f864d736bbfb732a07cb75a579314d9a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproveApprovalInput = {
  approvalId?: number | null;
  approvalNodeId?: string | null;
  checksum?: string | null;
  clientMutationId?: string | null;
  controlTotal?: number | null;
  idempotencyKey?: string | null;
  note?: string | null;
};
export type DecisionDialogApproveMutation$variables = {
  input: ApproveApprovalInput;
};
export type DecisionDialogApproveMutation$data = {
  readonly approveApproval: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DecisionDialogApproveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_errors",
                "selections": (v2/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DecisionDialogApproveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
            "selections": (v2/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "34e682f7af0af214aee3065ab330ce06f864d736bbfb732a07cb75a579314d9a",
    "metadata": {},
    "name": "DecisionDialogApproveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "28686eb6fcd1f0923609dcc76ec7b335";

export default node;
