/**
 * @generated SignedSource<<2a1a872ecba6aed3c52f376608cdd266>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EvidenceKind = "CLAIM_FORM" | "CLAIM_FORM_ESTATE" | "CLAIM_FORM_TRUST" | "PHYSICIAN_STATEMENT" | "SSA_DETERMINATION";
export type EvidenceOutcome = "ACCEPTED" | "REFUSED" | "REPLACED" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type Evidence_around$data = {
  readonly evidence: ReadonlyArray<{
    readonly addedAt: string;
    readonly addedBy: string | null;
    readonly approval: {
      readonly approvalId: number;
      readonly canDecide: boolean;
      readonly canWithdraw: boolean;
      readonly description: string;
      readonly whyNot: string | null;
      readonly " $fragmentSpreads": FragmentRefs<"Changes_approval" | "OpenFirst_approval">;
    } | null;
    readonly decidedAt: string | null;
    readonly decidedBy: string | null;
    readonly documentedOn: string;
    readonly downloadPath: string | null;
    readonly evidenceId: number;
    readonly fileName: string;
    readonly kind: EvidenceKind;
    readonly note: string | null;
    readonly outcome: EvidenceOutcome | null;
    readonly warning: string | null;
  }>;
  readonly evidenceKinds: ReadonlyArray<EvidenceKind>;
  readonly " $fragmentType": "Evidence_around";
};
export type Evidence_around$key = {
  readonly " $data"?: Evidence_around$data;
  readonly " $fragmentSpreads": FragmentRefs<"Evidence_around">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Evidence_around",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evidenceKinds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestEvidence",
      "kind": "LinkedField",
      "name": "evidence",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "evidenceId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "documentedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "warning",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "downloadPath",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addedAt",
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
          "name": "decidedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decidedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Approval",
          "kind": "LinkedField",
          "name": "approval",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "approvalId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "canDecide",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "canWithdraw",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "whyNot",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Changes_approval"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "OpenFirst_approval"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RequestAround",
  "abstractKey": null
};

(node as any).hash = "c5b87631d324fa3177e6cac2ced6ef9e";

export default node;
