/**
 * @generated SignedSource<<c8edc9ef205093ec956d61956ee5d751>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestProgress = "APPROVED" | "AWAITING_SIGNATURE" | "CAME_BACK" | "CANCELLED" | "CLOSED" | "INCOMPLETE" | "IN_REVIEW" | "ON_ITS_WAY" | "PAID" | "REVERSED";
import type { FragmentRefs } from "relay-runtime";
export type OwnerSigning_request$data = {
  readonly amount: number;
  readonly evidence: {
    readonly __typename: "EvidenceStanding";
  } | null;
  readonly federalWithholding: number;
  readonly fee: number;
  readonly isRollover: boolean;
  readonly netAmount: number;
  readonly payee: string | null;
  readonly progress: RequestProgress | null;
  readonly requestId: number;
  readonly stateWithholding: number;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRequest_request" | "CorrectRequest_request">;
  readonly " $fragmentType": "OwnerSigning_request";
};
export type OwnerSigning_request$key = {
  readonly " $data"?: OwnerSigning_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnerSigning_request">;
};

const node: ReaderFragment = {
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
      "name": "isRollover",
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

(node as any).hash = "d6da21d02a5336df031754a5ac8e7090";

export default node;
