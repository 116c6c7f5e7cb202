/**
 * @generated SignedSource<<3e3a0b1267aec233ea4742ecd1d71e6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Reconciliation_viewer$data = {
  readonly bankReconciliation: {
    readonly asOf: string;
    readonly bankBalance: number;
    readonly beginningDifference: number;
    readonly bookBalance: number;
    readonly bookedLaterSum: number;
    readonly checksOutstanding: number;
    readonly depositsInTransit: number;
    readonly depositsOnTheWay: number;
    readonly difference: number;
    readonly fundingOutstanding: number;
    readonly openLines: number;
    readonly paymentsOutstanding: number;
    readonly planReceivable: number;
    readonly planSurplus: number;
    readonly returnsReceivable: number;
    readonly sweepsOutstanding: number;
    readonly unmatchedCredits: number;
    readonly unmatchedDebits: number;
    readonly " $fragmentSpreads": FragmentRefs<"BookedLater_reconciliation" | "NotShown_reconciliation" | "PlanMoney_reconciliation" | "PlanSettlements_reconciliation" | "PlanSurpluses_reconciliation">;
  } | null;
  readonly " $fragmentType": "Reconciliation_viewer";
};
export type Reconciliation_viewer$key = {
  readonly " $data"?: Reconciliation_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Reconciliation_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "date"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Reconciliation_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "date",
          "variableName": "date"
        }
      ],
      "concreteType": "BankReconciliation",
      "kind": "LinkedField",
      "name": "bankReconciliation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "asOf",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankBalance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unmatchedCredits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unmatchedDebits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openLines",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "depositsInTransit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentsOutstanding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "beginningDifference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookedLaterSum",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookBalance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "difference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checksOutstanding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "depositsOnTheWay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnsReceivable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planReceivable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planSurplus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sweepsOutstanding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fundingOutstanding",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NotShown_reconciliation"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BookedLater_reconciliation"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlanMoney_reconciliation"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlanSurpluses_reconciliation"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PlanSettlements_reconciliation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "046c45b954b9b9f15c580a2a2218c21d";

export default node;
