/**
 * @generated SignedSource<<0bc95f01840d66e3a9ca6b1743c648fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestProgress = "APPROVED" | "AWAITING_SIGNATURE" | "CAME_BACK" | "CANCELLED" | "CLOSED" | "INCOMPLETE" | "IN_REVIEW" | "ON_ITS_WAY" | "PAID" | "REVERSED";
import type { FragmentRefs } from "relay-runtime";
export type StartAgain_request$data = {
  readonly progress: RequestProgress | null;
  readonly retirementAccountId: number;
  readonly " $fragmentType": "StartAgain_request";
};
export type StartAgain_request$key = {
  readonly " $data"?: StartAgain_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"StartAgain_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StartAgain_request",
  "selections": [
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
      "name": "retirementAccountId",
      "storageKey": null
    }
  ],
  "type": "DistributionRequest",
  "abstractKey": null
};

(node as any).hash = "d9b864e0052bad8a19d5b7258a42089e";

export default node;
