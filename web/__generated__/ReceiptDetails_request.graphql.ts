/**
 * @generated SignedSource<<f9bd0630dbf2903518922ca8544ca595>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DistributionType = "DEATH" | "DISABILITY" | "EARLY" | "EARLY_EXCEPTIONS" | "EARLY_ROTH" | "NORMAL" | "QUALIFIED_ROTH" | "RECHARACTERIZED_CURRENT" | "RECHARACTERIZED_PRIOR" | "ROLLOVER" | "ROTH_EXCEPTIONS" | "TRANSFER";
export type EvidenceOf = "DEATH" | "DISABILITY";
import type { FragmentRefs } from "relay-runtime";
export type ReceiptDetails_request$data = {
  readonly attentionTo: string | null;
  readonly evidence: {
    readonly of: EvidenceOf;
  } | null;
  readonly federalWithholding: number;
  readonly fee: number;
  readonly isCheck: boolean;
  readonly isFullAmount: boolean;
  readonly isRollover: boolean;
  readonly mailedTo: string | null;
  readonly netAmount: number;
  readonly payee: string | null;
  readonly payments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ownPayment_payment">;
  }>;
  readonly planAccountNumber: string;
  readonly receivingAccount: string | null;
  readonly stateWithholding: number;
  readonly type: DistributionType;
  readonly " $fragmentSpreads": FragmentRefs<"amountRows_request">;
  readonly " $fragmentType": "ReceiptDetails_request";
};
export type ReceiptDetails_request$key = {
  readonly " $data"?: ReceiptDetails_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptDetails_request">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRollover",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isCheck",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "federalWithholding",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stateWithholding",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fee",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "netAmount",
  "storageKey": null
},
v6 = {
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
  "name": "ReceiptDetails_request",
  "selections": [
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EvidenceStanding",
      "kind": "LinkedField",
      "name": "evidence",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "of",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFullAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailedTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attentionTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivingAccount",
      "storageKey": null
    },
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "amountRows_request",
      "selections": [
        (v0/*:: as any*/),
        (v6/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/)
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestPayment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "ownPayment_payment",
          "selections": [
            (v1/*:: as any*/),
            (v6/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sentOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "effectiveOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkNumber",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "clearedOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "returnedOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "returnReason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isReversed",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DistributionRequest",
  "abstractKey": null
};
})();

(node as any).hash = "9c8d046e4bab4a5b9e6f1f8340956358";

export default node;
