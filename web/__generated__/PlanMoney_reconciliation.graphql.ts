/**
 * @generated SignedSource<<6aa8d9b6f6a9acff2adb82d9627ffc38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanMoney_reconciliation$data = {
  readonly planMoney: ReadonlyArray<{
    readonly amount: number;
    readonly planFileId: number;
    readonly planName: string;
    readonly reference: string;
    readonly since: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"SettleDialog_reconciliation">;
  readonly " $fragmentType": "PlanMoney_reconciliation";
};
export type PlanMoney_reconciliation$key = {
  readonly " $data"?: PlanMoney_reconciliation$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanMoney_reconciliation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlanMoney_reconciliation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BankPlanMoney",
      "kind": "LinkedField",
      "name": "planMoney",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planFileId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
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
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SettleDialog_reconciliation"
    }
  ],
  "type": "BankReconciliation",
  "abstractKey": null
};

(node as any).hash = "e62f93210f5ed79c474bbaae3cc17148";

export default node;
