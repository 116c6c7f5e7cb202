/**
 * @generated SignedSource<<4e69a9948aaae3d3aa1a7d64f5b8cb2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestProgress = "APPROVED" | "AWAITING_SIGNATURE" | "CAME_BACK" | "CANCELLED" | "CLOSED" | "INCOMPLETE" | "IN_REVIEW" | "ON_ITS_WAY" | "PAID" | "REVERSED";
import type { FragmentRefs } from "relay-runtime";
export type WaitingForOwner_requests$data = {
  readonly requests: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly incompleteReason: string | null;
        readonly number: string | null;
        readonly progress: RequestProgress | null;
        readonly requestId: number | null;
      } | null;
    } | null> | null;
  } | null;
  readonly " $fragmentType": "WaitingForOwner_requests";
};
export type WaitingForOwner_requests$key = {
  readonly " $data"?: WaitingForOwner_requests$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaitingForOwner_requests">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaitingForOwner_requests",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        },
        {
          "kind": "Literal",
          "name": "underWay",
          "value": true
        }
      ],
      "concreteType": "DistributionRequestConnection",
      "kind": "LinkedField",
      "name": "requests",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DistributionRequestEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "DistributionRequest",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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
                  "name": "progress",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "incompleteReason",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "requests(first:100,underWay:true)"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "545857382e6d9471ebb4a5926a1aecdb";

export default node;
