/**
 * @generated SignedSource<<6b2f3dee5096f64201aa7b616f37113d>>
 * @relayHash 0c3ba66f1cb096302f1d3f0948a97420
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac60d1a5faff4521576cde68111eb6a2c6aa1ac2bf3b28ba8a113809a12102a5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanReturnReason = "MISTAKE" | "RECALL" | "WRONG_PERSON";
export type ReturnPlanMoneyInput = {
  amount: number;
  clientMutationId?: string | null;
  idempotencyKey?: string | null;
  note: string;
  reason: PlanReturnReason;
  transactionId?: number | null;
  transactionNodeId?: string | null;
};
export type ReturnPlanMoneyMutation$variables = {
  input: ReturnPlanMoneyInput;
};
export type ReturnPlanMoneyMutation$data = {
  readonly returnPlanMoney: {
    readonly approvalId: number | null;
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
  } | null;
};
export type ReturnPlanMoneyMutation = {
  response: ReturnPlanMoneyMutation$data;
  variables: ReturnPlanMoneyMutation$variables;
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
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "approvalId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ReturnPlanMoneyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReturnPlanMoneyPayload",
        "kind": "LinkedField",
        "name": "returnPlanMoney",
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
          },
          (v3/*:: as any*/)
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
    "name": "ReturnPlanMoneyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReturnPlanMoneyPayload",
        "kind": "LinkedField",
        "name": "returnPlanMoney",
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
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ac60d1a5faff4521576cde68111eb6a2c6aa1ac2bf3b28ba8a113809a12102a5",
    "metadata": {},
    "name": "ReturnPlanMoneyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "21f9d8c7ccebeda797cf99850f9e94a2";

export default node;
