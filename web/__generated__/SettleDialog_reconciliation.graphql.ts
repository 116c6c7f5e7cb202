/**
 * @generated SignedSource<<ed18ec9a04451ab31281860cc7872717>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettleDialog_reconciliation$data = {
  readonly planMoney: ReadonlyArray<{
    readonly amount: number;
    readonly planFileId: number;
    readonly planName: string;
    readonly reference: string;
    readonly since: string;
  }>;
  readonly planSurpluses: ReadonlyArray<{
    readonly amount: number;
    readonly planName: string;
    readonly planSurplusId: number;
    readonly reference: string;
    readonly since: string;
  }>;
  readonly " $fragmentType": "SettleDialog_reconciliation";
};
export type SettleDialog_reconciliation$key = {
  readonly " $data"?: SettleDialog_reconciliation$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettleDialog_reconciliation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reference",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "planName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "since",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SettleDialog_reconciliation",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "BankReconciliation",
  "abstractKey": null
};
})();

(node as any).hash = "f063e5bb7869d12fb36b4130d90de5de";

export default node;
