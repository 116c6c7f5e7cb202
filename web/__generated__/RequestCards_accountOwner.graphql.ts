/**
 * @generated SignedSource<<788229ba94ffcaa38db2cd7940601c76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DistributionType = "DEATH" | "DISABILITY" | "EARLY" | "EARLY_EXCEPTIONS" | "EARLY_ROTH" | "NORMAL" | "QUALIFIED_ROTH" | "RECHARACTERIZED_CURRENT" | "RECHARACTERIZED_PRIOR" | "ROLLOVER" | "ROTH_EXCEPTIONS" | "TRANSFER";
export type RequestEventKind = "APPROVED" | "ARCHIVED" | "CANCELLED" | "COMPLETED" | "EVIDENCE_ACCEPTED" | "EVIDENCE_GIVEN" | "EVIDENCE_REFUSED" | "EVIDENCE_REPLACED" | "EVIDENCE_WITHDRAWN" | "INCOMPLETE" | "REOPENED" | "REVERSED" | "SENT" | "SIGNED" | "SUBMITTED";
export type RequestProgress = "APPROVED" | "AWAITING_SIGNATURE" | "CAME_BACK" | "CANCELLED" | "CLOSED" | "INCOMPLETE" | "IN_REVIEW" | "ON_ITS_WAY" | "PAID" | "REVERSED";
export type RequestStatus = "APPROVED" | "COMPLETED" | "HISTORICAL" | "INCOMPLETE" | "OPEN" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type RequestCards_accountOwner$data = {
  readonly id: string;
  readonly requests: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly amount: number;
        readonly awaitsSignature: boolean | null;
        readonly events: ReadonlyArray<{
          readonly kind: RequestEventKind;
        }>;
        readonly evidence: {
          readonly __typename: "EvidenceStanding";
        } | null;
        readonly fee: number;
        readonly id: string;
        readonly isCheck: boolean;
        readonly isRollover: boolean;
        readonly mayCancel: boolean | null;
        readonly netAmount: number;
        readonly number: string;
        readonly payee: string | null;
        readonly planAccountNumber: string;
        readonly progress: RequestProgress | null;
        readonly requestId: number;
        readonly signedAt: string | null;
        readonly status: RequestStatus;
        readonly type: DistributionType;
        readonly " $fragmentSpreads": FragmentRefs<"RequestState_request">;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null;
    };
    readonly totalCount: number;
  };
  readonly " $fragmentType": "RequestCards_accountOwner";
};
export type RequestCards_accountOwner$key = {
  readonly " $data"?: RequestCards_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestCards_accountOwner">;
};

import RequestCardsPageQuery_graphql from './RequestCardsPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 100,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": RequestCardsPageQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "RequestCards_accountOwner",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
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
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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
                (v0/*:: as any*/),
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
                  "name": "type",
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
                  "name": "fee",
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
                  "name": "isCheck",
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
                  "name": "payee",
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "signedAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "awaitsSignature",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "mayCancel",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "RequestEvent",
                  "kind": "LinkedField",
                  "name": "events",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "kind",
                      "storageKey": null
                    }
                  ],
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
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "AccountOwner",
  "abstractKey": null
};
})();

(node as any).hash = "5ad42e31ab4d146600c8768d1a88d8a5";

export default node;
