/**
 * @generated SignedSource<<f2b3b3dc0fb612ff0579f4596b8779a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelRequest_request$data = {
  readonly amount: number;
  readonly evidence: {
    readonly __typename: "EvidenceStanding";
  } | null;
  readonly number: string;
  readonly planAccountNumber: string;
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
      "name": "planAccountNumber",
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
    }
  ],
  "type": "DistributionRequest",
  "abstractKey": null
};

(node as any).hash = "3bc9df28dff8f627673e695c03a9d4bd";

export default node;
