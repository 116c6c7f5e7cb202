/**
 * @generated SignedSource<<4be2c586d5c0bc3349f63300f2a69944>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DistributionType = "DEATH" | "DISABILITY" | "EARLY" | "EARLY_EXCEPTIONS" | "EARLY_ROTH" | "NORMAL" | "QUALIFIED_ROTH" | "RECHARACTERIZED_CURRENT" | "RECHARACTERIZED_PRIOR" | "ROLLOVER" | "ROTH_EXCEPTIONS" | "TRANSFER";
export type RequestProgress = "APPROVED" | "AWAITING_SIGNATURE" | "CAME_BACK" | "CANCELLED" | "CLOSED" | "INCOMPLETE" | "IN_REVIEW" | "ON_ITS_WAY" | "PAID" | "REVERSED";
import type { FragmentRefs } from "relay-runtime";
export type OwnerSigning_request$data = {
  readonly awaitsSignature: boolean | null;
  readonly evidence: {
    readonly __typename: "EvidenceStanding";
  } | null;
  readonly isRollover: boolean;
  readonly mayCancel: boolean | null;
  readonly payee: string | null;
  readonly progress: RequestProgress | null;
  readonly requestId: number;
  readonly type: DistributionType;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRequest_request" | "CorrectRequest_request" | "amountRows_request">;
  readonly " $fragmentType": "OwnerSigning_request";
};
export type OwnerSigning_request$key = {
  readonly " $data"?: OwnerSigning_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnerSigning_request">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRollover",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnerSigning_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "awaitsSignature",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayCancel",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "payee",
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
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "amountRows_request",
      "selections": [
        (v0/*:: as any*/),
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
          "name": "federalWithholding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateWithholding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "netAmount",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CancelRequest_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CorrectRequest_request"
    }
  ],
  "type": "DistributionRequest",
  "abstractKey": null
};
})();

(node as any).hash = "7a217ea6f417827f736cc6340c86a935";

export default node;
