/**
 * @generated SignedSource<<b398014f8861f0ebd686dac2826d3eb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndoSettlementDialog_settlement$data = {
  readonly amount: number;
  readonly planName: string;
  readonly planSettlementId: number;
  readonly planSurplusId: number | null;
  readonly reference: string;
  readonly settledOn: string;
  readonly " $fragmentType": "UndoSettlementDialog_settlement";
};
export type UndoSettlementDialog_settlement$key = {
  readonly " $data"?: UndoSettlementDialog_settlement$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoSettlementDialog_settlement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UndoSettlementDialog_settlement",
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
      "name": "planName",
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
    }
  ],
  "type": "BankPlanSettlement",
  "abstractKey": null
};

(node as any).hash = "02a93d19a540411a08e7c1a66fdf63e4";

export default node;
