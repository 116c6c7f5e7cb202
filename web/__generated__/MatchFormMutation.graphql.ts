/**
 * @generated SignedSource<<5db0445cc897a82f0053c805876b334b>>
 * @relayHash cc8134feb24db6f04f4e254eddc6e944
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 034be2e884ff0f92b637f905ad66828ee2670efe25ce9b6db0733018721e1505

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanDifference = "STILL_OWED" | "SURPLUS" | "WRITTEN_OFF";
export type MatchBankLineInput = {
  bankLineId: number;
  clientMutationId?: string | null;
  difference?: PlanDifferenceInput | null;
  idempotencyKey?: string | null;
  note: string;
  paymentIds?: ReadonlyArray<number> | null;
  planFileIds?: ReadonlyArray<number> | null;
  planSettlementId?: number | null;
  planSurplusId?: number | null;
  transactionId?: number | null;
  transactionNodeId?: string | null;
  transferReference?: string | null;
};
export type PlanDifferenceInput = {
  amount: number;
  treatment: PlanDifference;
};
export type MatchFormMutation$variables = {
  input: MatchBankLineInput;
};
export type MatchFormMutation$data = {
  readonly matchBankLine: {
    readonly approvalId: number | null;
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
  } | null;
};
export type MatchFormMutation = {
  response: MatchFormMutation$data;
  variables: MatchFormMutation$variables;
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
    "name": "MatchFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MatchBankLinePayload",
        "kind": "LinkedField",
        "name": "matchBankLine",
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
    "name": "MatchFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MatchBankLinePayload",
        "kind": "LinkedField",
        "name": "matchBankLine",
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
    "id": "034be2e884ff0f92b637f905ad66828ee2670efe25ce9b6db0733018721e1505",
    "metadata": {},
    "name": "MatchFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fa88c399d8fa74ab82b5f81d1ad995c8";

export default node;
