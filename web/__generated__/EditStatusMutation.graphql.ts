/**
 * @generated SignedSource<<247bee0226dd002a4fde9189a9bba8ff>>
 * @relayHash 4bf2cee4d33a9c85b41d76cab61e6a17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83fc1bcc4f7208696c0c9e855fe069e105d91681b7b25c5ab3a70a4f5521c859

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountStatus = "CLOSED" | "NOT_VALIDATED" | "PENDING_CLOSURE" | "REGISTERED" | "REJECTED" | "VALIDATED";
export type UpdateAccountStatusInput = {
  accountId?: number | null;
  accountNodeId?: string | null;
  accountOwnerId?: number | null;
  accountOwnerNodeId?: string | null;
  clientMutationId?: string | null;
  idempotencyKey?: string | null;
  status?: AccountStatus | null;
};
export type EditStatusMutation$variables = {
  input: UpdateAccountStatusInput;
};
export type EditStatusMutation$data = {
  readonly updateAccountStatus: {
    readonly account: {
      readonly " $fragmentSpreads": FragmentRefs<"DistributionCell_account" | "EditStatus_account" | "StatusCell_account">;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
  } | null;
};
export type EditStatusMutation = {
  response: EditStatusMutation$data;
  variables: EditStatusMutation$variables;
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
    "name": "EditStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateAccountStatusPayload",
        "kind": "LinkedField",
        "name": "updateAccountStatus",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "RetirementAccount",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EditStatus_account"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "StatusCell_account"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DistributionCell_account"
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
    "name": "EditStatusMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateAccountStatusPayload",
        "kind": "LinkedField",
        "name": "updateAccountStatus",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "RetirementAccount",
            "kind": "LinkedField",
            "name": "account",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accountId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accountOwnerId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "planAccountNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "statusLabel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "distributionState",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "rejectionReason",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "83fc1bcc4f7208696c0c9e855fe069e105d91681b7b25c5ab3a70a4f5521c859",
    "metadata": {},
    "name": "EditStatusMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "233076aeb0dc1891185964621e8640b7";

export default node;
