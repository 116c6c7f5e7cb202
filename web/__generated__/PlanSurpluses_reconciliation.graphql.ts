/**
 * @generated SignedSource<<bd6a9f1a6b28867b121c3f82971097bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanSurpluses_reconciliation$data = {
  readonly planSurpluses: ReadonlyArray<{
    readonly amount: number;
    readonly bankLineId: number | null;
    readonly planName: string;
    readonly planSurplusId: number;
    readonly reference: string;
    readonly since: string;
  }>;
  readonly " $fragmentType": "PlanSurpluses_reconciliation";
};
export type PlanSurpluses_reconciliation$key = {
  readonly " $data"?: PlanSurpluses_reconciliation$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanSurpluses_reconciliation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlanSurpluses_reconciliation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BankPlanSurplus",
      "kind": "LinkedField",
      "name": "planSurpluses",
      "plural": true,
      "selections": [
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
          "name": "bankLineId",
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
    }
  ],
  "type": "BankReconciliation",
  "abstractKey": null
};

(node as any).hash = "62e74845b62dc9e747e5a62b303e080a";

export default node;
