/**
 * @generated SignedSource<<ac8c2fbeb072e12b199cae301c7cb3e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EvidenceState = "ACCEPTED" | "MISSING" | "REFUSED" | "WAITING";
export type RecipientKind = "ESTATE" | "PERSON" | "TRUST";
export type RequestStatus = "APPROVED" | "COMPLETED" | "HISTORICAL" | "INCOMPLETE" | "OPEN" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type ClaimList_claims$data = {
  readonly claims: ReadonlyArray<{
    readonly amount: number;
    readonly evidenceState: EvidenceState;
    readonly isFullAmount: boolean;
    readonly maskedTin: string;
    readonly netAmount: number;
    readonly number: string;
    readonly outcome: string | null;
    readonly planAccountNumber: string;
    readonly recipient: string;
    readonly recipientKind: RecipientKind;
    readonly requestId: number;
    readonly status: RequestStatus;
  }>;
  readonly " $fragmentType": "ClaimList_claims";
};
export type ClaimList_claims$key = {
  readonly " $data"?: ClaimList_claims$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimList_claims">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ClaimList_claims",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeathClaim",
      "kind": "LinkedField",
      "name": "claims",
      "plural": true,
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
          "name": "planAccountNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipient",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recipientKind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maskedTin",
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
          "name": "isFullAmount",
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
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "evidenceState",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DeathClaims",
  "abstractKey": null
};

(node as any).hash = "6c059ed9c9fb8763243a1522480a086f";

export default node;
