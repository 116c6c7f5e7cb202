/**
 * @generated SignedSource<<7b263e4bbd4e4e83c5252d33f33bd57d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestProgress = "APPROVED" | "AWAITING_SIGNATURE" | "CAME_BACK" | "CANCELLED" | "CLOSED" | "INCOMPLETE" | "IN_REVIEW" | "ON_ITS_WAY" | "PAID" | "REVERSED";
import type { FragmentRefs } from "relay-runtime";
export type OwnerSigning_request$data = {
  readonly evidence: {
    readonly __typename: "EvidenceStanding";
  } | null;
  readonly isRollover: boolean;
  readonly progress: RequestProgress | null;
  readonly requestId: number;
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

(node as any).hash = "1c006f169507bc594e8e7cee224b97f4";

export default node;
