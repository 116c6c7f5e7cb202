/**
 * @generated SignedSource<<f046e4f25dc92d267534050031d461cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CancelRequest_request$data = {
  readonly evidence: {
    readonly __typename: "EvidenceStanding";
  } | null;
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

(node as any).hash = "20762a9add780080d17c84cc99730cc3";

export default node;
