/**
 * @generated SignedSource<<3f0595224d815aa1ed527736fce40ade>>
 * @relayHash 7b9e831d76998cc3ce527f3c7ce7327b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0acd50f7d51c93d281cd99e36361f5ad43cc51e96f6037afef8c1004a44ab58b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReasonKind = "ADDRESS" | "ASKED_BY_OWNER" | "BANK_DETAILS" | "FORM" | "OTHER" | "SIGNATURE" | "TWICE";
export type UpdateWithdrawalRequestInput = {
  clientMutationId?: string | null;
  request: WithdrawalRequestInput;
};
export type WithdrawalRequestInput = {
  address1?: string | null;
  address2?: string | null;
  amount: number;
  bankDetails?: BankDetailsInput | null;
  city?: string | null;
  federalWithholding: number;
  id: number;
  reason?: ReasonInput | null;
  state?: string | null;
  stateWithholding: number;
  statusId: number;
  version?: number | null;
  waiveFees: boolean;
  zip?: string | null;
};
export type BankDetailsInput = {
  accountNumber: string;
  isSavings: boolean;
  routingNumber: string;
};
export type ReasonInput = {
  kind: ReasonKind;
  text?: string | null;
};
export type useApproveWithdrawalMutation$variables = {
  input: UpdateWithdrawalRequestInput;
};
export type useApproveWithdrawalMutation$data = {
  readonly updateWithdrawalRequest: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
    readonly request: {
      readonly statusId: number | null;
      readonly waitsFor: string | null;
    } | null;
  } | null;
};
export type useApproveWithdrawalMutation = {
  response: useApproveWithdrawalMutation$data;
  variables: useApproveWithdrawalMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "waitsFor",
  "storageKey": null
},
v4 = [
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
    "name": "useApproveWithdrawalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateWithdrawalRequestPayload",
        "kind": "LinkedField",
        "name": "updateWithdrawalRequest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WithdrawalRequest",
            "kind": "LinkedField",
            "name": "request",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
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
                "selections": (v4/*:: as any*/),
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
    "name": "useApproveWithdrawalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateWithdrawalRequestPayload",
        "kind": "LinkedField",
        "name": "updateWithdrawalRequest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "WithdrawalRequest",
            "kind": "LinkedField",
            "name": "request",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0acd50f7d51c93d281cd99e36361f5ad43cc51e96f6037afef8c1004a44ab58b",
    "metadata": {},
    "name": "useApproveWithdrawalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1fdec302ab8422ed0873aa45b962d7c3";

export default node;
