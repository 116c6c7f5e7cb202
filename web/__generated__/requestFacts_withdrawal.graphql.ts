/**
 * @generated SignedSource<<3d5b2e0b39b6252b31063f8be8c95c64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EvidenceOf = "DEATH" | "DISABILITY";
export type EvidenceState = "ACCEPTED" | "MISSING" | "REFUSED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type requestFacts_withdrawal$data = {
  readonly accountOwnerId: number;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly ageInBankDays: number | null;
  readonly amount: number;
  readonly attachmentPath: string | null;
  readonly attachmentWarning: string | null;
  readonly bankAccount: string | null;
  readonly city: string | null;
  readonly dateOfBirth: string | null;
  readonly distributionType: string;
  readonly evidence: {
    readonly of: EvidenceOf;
    readonly state: EvidenceState;
  } | null;
  readonly federalWithholding: number;
  readonly fee: number;
  readonly firstName: string;
  readonly isCheck: boolean;
  readonly isFullAmount: boolean;
  readonly isRoth: boolean;
  readonly lastName: string;
  readonly netAmount: number;
  readonly number: string;
  readonly planAccountNumber: string;
  readonly recipientName: string | null;
  readonly requestId: number;
  readonly retirementAccountId: number;
  readonly state: string | null;
  readonly stateWithholding: number;
  readonly statusId: number;
  readonly version: number;
  readonly zip: string | null;
  readonly " $fragmentType": "requestFacts_withdrawal";
};
export type requestFacts_withdrawal$key = {
  readonly " $data"?: requestFacts_withdrawal$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestFacts_withdrawal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "requestFacts_withdrawal"
};

(node as any).hash = "86ccbd200b07f3ec4aa4b1f5d08221d8";

export default node;
