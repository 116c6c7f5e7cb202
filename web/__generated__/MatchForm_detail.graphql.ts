/**
 * @generated SignedSource<<0929d34a9790a0041b742c1bcbb3e682>>
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
    readonly paymentIds: ReadonlyArray<number>;
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
          "name": "paymentIds",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
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

(node as any).hash = "6fee66d288697f7aff6fd07bef141d76";

export default node;
