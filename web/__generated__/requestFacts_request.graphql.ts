/**
 * @generated SignedSource<<6a392b9764fcc7fbcc11078855e3fa34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EvidenceOf = "DEATH" | "DISABILITY";
export type EvidenceState = "ACCEPTED" | "MISSING" | "REFUSED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type requestFacts_request$data = {
  readonly accountOwnerId: number;
  readonly address1: string | null;
  readonly address2: string | null;
  readonly ageInBankDays: number | null;
  readonly amount: number;
  readonly attachmentPath: string | null;
  readonly attachmentWarning: string | null;
  readonly city: string | null;
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
  readonly recipientName: string | null;
  readonly requestId: number;
  readonly retirementAccountId: number;
  readonly state: string | null;
  readonly statusId: number;
  readonly version: number;
  readonly withdrawal: {
    readonly bankAccount: string | null;
    readonly distributionType: string;
    readonly federalWithholding: number;
    readonly isCheck: boolean;
    readonly isFullAmount: boolean;
    readonly isRoth: boolean;
    readonly stateWithholding: number;
  } | null;
  readonly zip: string | null;
  readonly " $fragmentType": "requestFacts_request";
};
export type requestFacts_request$key = {
  readonly " $data"?: requestFacts_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestFacts_request">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "requestFacts_request"
};

(node as any).hash = "1d5edf557ee1dac626679b2d92a0890b";

export default node;
