/**
 * @generated SignedSource<<e736507835cd7c656106ef3ff1d82983>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EvidenceOf = "DEATH" | "DISABILITY";
export type EvidenceState = "ACCEPTED" | "MISSING" | "REFUSED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type requestFacts_rollover$data = {
  readonly accountOwnerId: number;
  readonly ageInBankDays: number | null;
  readonly amount: number;
  readonly attachmentPath: string | null;
  readonly attachmentWarning: string | null;
  readonly dateOfBirth: string | null;
  readonly evidence: {
    readonly of: EvidenceOf;
    readonly state: EvidenceState;
  } | null;
  readonly fee: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly netAmount: number;
  readonly number: string;
  readonly planAccountNumber: string;
  readonly requestId: number;
  readonly retirementAccountId: number;
  readonly statusId: number;
  readonly version: number;
  readonly " $fragmentType": "requestFacts_rollover";
};
export type requestFacts_rollover$key = {
  readonly " $data"?: requestFacts_rollover$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestFacts_rollover">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "requestFacts_rollover"
};

(node as any).hash = "47bf679724c22c6dd34ef69d640b36e4";

export default node;
