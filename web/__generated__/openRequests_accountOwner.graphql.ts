/**
 * @generated SignedSource<<93a43197eb1724a51cbf9dac3298dde6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestProgress = "APPROVED" | "AWAITING_SIGNATURE" | "CAME_BACK" | "CANCELLED" | "CLOSED" | "INCOMPLETE" | "IN_REVIEW" | "ON_ITS_WAY" | "PAID" | "REVERSED";
export type RequestStatus = "APPROVED" | "COMPLETED" | "HISTORICAL" | "INCOMPLETE" | "OPEN" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type openRequests_accountOwner$data = {
  readonly requests: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly amount: number | null;
        readonly fee: number | null;
        readonly isRollover: boolean | null;
        readonly number: string | null;
        readonly paidNextYearFrom: string | null;
        readonly payments: ReadonlyArray<{
          readonly amount: number | null;
          readonly returnedOn: string | null;
          readonly sentOn: string | null;
        } | null> | null;
        readonly progress: RequestProgress | null;
        readonly requestId: number | null;
        readonly retirementAccountId: number | null;
        readonly status: RequestStatus | null;
      } | null;
    } | null> | null;
  } | null;
  readonly " $fragmentType": "openRequests_accountOwner";
};
export type openRequests_accountOwner$key = {
  readonly " $data"?: openRequests_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"openRequests_accountOwner">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "openRequests_accountOwner",
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
                  "name": "retirementAccountId",
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
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "progress",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fee",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "paidNextYearFrom",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "RequestPayment",
                  "kind": "LinkedField",
                  "name": "payments",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "sentOn",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "returnedOn",
                      "storageKey": null
                    }
                  ],
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
})();

(node as any).hash = "1e3c92bd6315208232301e78f91b04a4";

export default node;
