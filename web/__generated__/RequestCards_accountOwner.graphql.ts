/**
 * @generated SignedSource<<b728c6f823c42d69aa0b289ef6f51ffc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestCards_accountOwner$data = {
  readonly requests: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly amount: number;
        readonly distributionTypeId: number;
        readonly id: string;
        readonly netAmount: number;
        readonly number: string;
        readonly planAccountNumber: string;
        readonly requestId: number;
        readonly statusId: number;
        readonly " $fragmentSpreads": FragmentRefs<"RequestState_request">;
      };
    }>;
  } | null;
  readonly " $fragmentType": "RequestCards_accountOwner";
};
export type RequestCards_accountOwner$key = {
  readonly " $data"?: RequestCards_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestCards_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RequestCards_accountOwner",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
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
                  "name": "id",
                  "storageKey": null
                },
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
                  "name": "distributionTypeId",
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
                  "kind": "ScalarField",
                  "name": "amount",
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
                  "name": "statusId",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "RequestState_request"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "requests(first:10)"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "e8a29ef35fd29ffdaf8a5aca0e23a6f3";

export default node;
