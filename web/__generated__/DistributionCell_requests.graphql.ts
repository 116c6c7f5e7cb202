/**
 * @generated SignedSource<<95805d42b6b52bd7b68c27cee80132ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestStatus = "APPROVED" | "COMPLETED" | "HISTORICAL" | "INCOMPLETE" | "OPEN" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type DistributionCell_requests$data = {
  readonly requests: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly requestId: number | null;
        readonly retirementAccountId: number | null;
        readonly status: RequestStatus | null;
      } | null;
    } | null> | null;
  } | null;
  readonly " $fragmentType": "DistributionCell_requests";
};
export type DistributionCell_requests$key = {
  readonly " $data"?: DistributionCell_requests$data;
  readonly " $fragmentSpreads": FragmentRefs<"DistributionCell_requests">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DistributionCell_requests",
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
                  "name": "retirementAccountId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
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

(node as any).hash = "56e15f0160d8156d78a4266c916e4f95";

export default node;
