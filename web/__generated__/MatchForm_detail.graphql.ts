/**
 * @generated SignedSource<<dfa0b54b907e39d45fb441bc7f72fcfd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MatchForm_detail$data = {
  readonly candidates: ReadonlyArray<{
    readonly amount: number;
    readonly date: string;
    readonly description: string;
    readonly paymentId: number | null;
    readonly planFileId: number | null;
    readonly planSettlementId: number | null;
    readonly planSurplusId: number | null;
    readonly transactionId: number | null;
    readonly transferReference: string | null;
  }>;
  readonly line: {
    readonly amount: number;
    readonly bankLineId: number;
    readonly whyOpen: string | null;
  };
  readonly paymentSums: ReadonlyArray<{
    readonly amount: number;
    readonly date: string;
    readonly description: string;
    readonly paymentIds: ReadonlyArray<number>;
  }>;
  readonly planFiles: ReadonlyArray<{
    readonly owed: number;
    readonly planFileId: number;
    readonly planName: string;
    readonly reference: string;
    readonly since: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"LineFacts_detail">;
  readonly " $fragmentType": "MatchForm_detail";
};
export type MatchForm_detail$key = {
  readonly " $data"?: MatchForm_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatchForm_detail">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "planFileId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MatchForm_detail",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineFacts_detail"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankLine",
      "kind": "LinkedField",
      "name": "line",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankLineId",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "whyOpen",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankCandidate",
      "kind": "LinkedField",
      "name": "candidates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "transactionId",
          "storageKey": null
        },
        (v1/*:: as any*/),
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
          "name": "transferReference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planSettlementId",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankPaymentSum",
      "kind": "LinkedField",
      "name": "paymentSums",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentIds",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankPlanFile",
      "kind": "LinkedField",
      "name": "planFiles",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
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
          "name": "owed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BankLineDetail",
  "abstractKey": null
};
})();

(node as any).hash = "068098242da3be7f8574262f571039e5";

export default node;
