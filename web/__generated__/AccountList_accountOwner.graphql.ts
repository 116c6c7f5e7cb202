/**
 * @generated SignedSource<<f06df916e5291ec67ad55d6519c365f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountList_accountOwner$data = {
  readonly accounts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly accountId: number;
        readonly id: string;
        readonly planAccountNumber: string;
        readonly planName: string | null;
        readonly retirementAccountType: string;
        readonly " $fragmentSpreads": FragmentRefs<"BalanceLink_account" | "DistributionCell_account" | "EditSetupDate_account" | "EditStatus_account" | "SetupDateCell_account" | "StatusCell_account">;
      };
    }>;
  } | null;
  readonly " $fragmentType": "AccountList_accountOwner";
};
export type AccountList_accountOwner$key = {
  readonly " $data"?: AccountList_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountList_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AccountList_accountOwner",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "BalanceLink_account"
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
      "storageKey": "accounts(first:100)"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "324e6b0e59ab3977ad0090577534e8ce";

export default node;
