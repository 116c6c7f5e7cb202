/**
 * @generated SignedSource<<552cb65d455656aa36b5b07904baec14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestProgress = "APPROVED" | "AWAITING_SIGNATURE" | "CAME_BACK" | "CANCELLED" | "CLOSED" | "INCOMPLETE" | "IN_REVIEW" | "ON_ITS_WAY" | "PAID" | "REVERSED";
import type { FragmentRefs } from "relay-runtime";
export type OwnerSigning_request$data = {
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

(node as any).hash = "30e158eb702c1c46f5313a4d37489e0b";

export default node;
