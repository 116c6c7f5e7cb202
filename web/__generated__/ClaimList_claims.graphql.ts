/**
 * @generated SignedSource<<bb74bc334ee9e269d0fcc2af3132e570>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EvidenceState = "ACCEPTED" | "MISSING" | "REFUSED" | "WAITING";
export type RecipientKind = "ESTATE" | "PERSON" | "TRUST";
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
    readonly statusId: number;
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
          "name": "statusId",
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

(node as any).hash = "a545c2f8767281149c00088e86f14b53";

export default node;
