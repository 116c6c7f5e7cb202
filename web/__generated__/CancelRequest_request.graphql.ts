/**
 * @generated SignedSource<<95370d3a0a56015599348d0b85d34c7f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelRequest_request$data = {
  readonly number: string;
  readonly requestId: number;
  readonly " $fragmentType": "CancelRequest_request";
};
export type CancelRequest_request$key = {
  readonly " $data"?: CancelRequest_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"CancelRequest_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CancelRequest_request",
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
      "name": "number",
      "storageKey": null
    }
  ],
  "type": "DistributionRequest",
  "abstractKey": null
};

(node as any).hash = "4368785c488f08655011bc6d1b1e8c7c";

export default node;
