/**
 * @generated SignedSource<<10622dc27a3eb3eb41cab73529a29ad1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestProgress = "APPROVED" | "AWAITING_SIGNATURE" | "CAME_BACK" | "CANCELLED" | "CLOSED" | "INCOMPLETE" | "IN_REVIEW" | "ON_ITS_WAY" | "PAID" | "REVERSED";
import type { FragmentRefs } from "relay-runtime";
export type OwnersRequests_turn$data = {
  readonly requests: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly progress: RequestProgress | null;
      } | null;
    } | null> | null;
  } | null;
  readonly " $fragmentType": "OwnersRequests_turn";
};
export type OwnersRequests_turn$key = {
  readonly " $data"?: OwnersRequests_turn$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnersRequests_turn">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnersRequests_turn",
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
                  "name": "progress",
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

(node as any).hash = "f1683e92e4e7927800189aa7847a2d42";

export default node;
