/**
 * @generated SignedSource<<5c38ca99f04e2086aa0798e228fb7860>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanSettlements_reconciliation$data = {
  readonly planSettlements: ReadonlyArray<{
    readonly amount: number;
    readonly planSettlementId: number;
    readonly planSurplusId: number | null;
    readonly recovered: number;
    readonly reference: string;
    readonly settledOn: string;
    readonly " $fragmentSpreads": FragmentRefs<"UndoSettlementDialog_settlement">;
  }>;
  readonly " $fragmentType": "PlanSettlements_reconciliation";
};
export type PlanSettlements_reconciliation$key = {
  readonly " $data"?: PlanSettlements_reconciliation$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanSettlements_reconciliation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlanSettlements_reconciliation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BankPlanSettlement",
      "kind": "LinkedField",
      "name": "planSettlements",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planSettlementId",
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
          "name": "planSurplusId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "settledOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recovered",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "UndoSettlementDialog_settlement"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BankReconciliation",
  "abstractKey": null
};

(node as any).hash = "c3200757afbeb9fbc1a342c821bd368a";

export default node;
