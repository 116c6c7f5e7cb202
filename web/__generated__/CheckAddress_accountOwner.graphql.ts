/**
 * @generated SignedSource<<d56fa57ed0161d481f2f56e2250bbf5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestProgress = "APPROVED" | "AWAITING_SIGNATURE" | "CAME_BACK" | "CANCELLED" | "CLOSED" | "INCOMPLETE" | "IN_REVIEW" | "ON_ITS_WAY" | "PAID" | "REVERSED";
import type { FragmentRefs } from "relay-runtime";
export type CheckAddress_accountOwner$data = {
  readonly requests: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly incompleteReason: string | null;
        readonly isCheck: boolean;
        readonly isRollover: boolean;
        readonly mailedTo: string | null;
        readonly netAmount: number;
        readonly number: string;
        readonly progress: RequestProgress | null;
        readonly requestId: number;
      };
    }>;
  };
  readonly " $fragmentType": "CheckAddress_accountOwner";
};
export type CheckAddress_accountOwner$key = {
  readonly " $data"?: CheckAddress_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckAddress_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CheckAddress_accountOwner",
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
                  "name": "netAmount",
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
                  "name": "isCheck",
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "mailedTo",
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

(node as any).hash = "072a9dc2189e02676ff219b08e065ee8";

export default node;
