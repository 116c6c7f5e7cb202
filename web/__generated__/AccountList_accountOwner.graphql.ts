/**
 * @generated SignedSource<<64db68a36a4c79e0348636cdcc0a4f87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DistributionState = "AVAILABLE" | "AWAITING_CUSTODIAL_DOCUMENT" | "CLOSED" | "NONE" | "PENDING" | "PENDING_CLOSURE";
import type { FragmentRefs } from "relay-runtime";
export type AccountList_accountOwner$data = {
  readonly accounts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly accountId: number;
        readonly distributionState: DistributionState;
        readonly id: string;
        readonly planAccountNumber: string;
        readonly planName: string | null;
        readonly retirementAccountType: string;
        readonly " $fragmentSpreads": FragmentRefs<"BalanceLink_account" | "BalanceTrend_account" | "ClosingWords_account" | "DistributionCell_account" | "EditSetupDate_account" | "EditStatus_account" | "SetupDateCell_account" | "StatusCell_account">;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null;
    };
    readonly totalBalance: number;
    readonly totalCount: number;
  };
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"DistributionCell_accountOwner">;
  readonly " $fragmentType": "AccountList_accountOwner";
};
export type AccountList_accountOwner$key = {
  readonly " $data"?: AccountList_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountList_accountOwner">;
};

import AccountListPageQuery_graphql from './AccountListPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 100,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": AccountListPageQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "AccountList_accountOwner",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DistributionCell_accountOwner"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        }
      ],
      "concreteType": "RetirementAccountConnection",
      "kind": "LinkedField",
      "name": "accounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalBalance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "RetirementAccountEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "RetirementAccount",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
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
                  "name": "planAccountNumber",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "retirementAccountType",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "planName",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "BalanceLink_account"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ClosingWords_account"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "BalanceTrend_account"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DistributionCell_account"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "StatusCell_account"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "SetupDateCell_account"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EditStatus_account"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EditSetupDate_account"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "AccountOwner",
  "abstractKey": null
};
})();

(node as any).hash = "ab89083be3d8a796b399c193523c3b8d";

export default node;
