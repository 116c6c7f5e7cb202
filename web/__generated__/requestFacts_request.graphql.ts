/**
 * @generated SignedSource<<6353cf02590fce614f30f7d10247fc08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EvidenceOf = "DEATH" | "DISABILITY";
export type EvidenceState = "ACCEPTED" | "MISSING" | "REFUSED" | "WAITING";
export type RequestStatus = "APPROVED" | "COMPLETED" | "HISTORICAL" | "INCOMPLETE" | "OPEN" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type requestFacts_request$data = {
  readonly accountOwnerId: number;
  readonly ageInBankDays: number | null;
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
  readonly payments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"staffPayment_payment">;
  }>;
  readonly planAccountNumber: string;
  readonly recipientName: string | null;
  readonly requestId: number;
  readonly requestedAt: string;
  readonly retirementAccountId: number;
  readonly rollover: {
    readonly isEmployerPlan: boolean | null;
    readonly isRoth: boolean | null;
  } | null;
  readonly signedAt: string | null;
  readonly status: RequestStatus;
  readonly version: number;
  readonly withdrawal: {
    readonly bankAccount: string | null;
    readonly distributionType: string;
    readonly isCheck: boolean;
    readonly isFullAmount: boolean;
    readonly isRoth: boolean;
  } | null;
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

(node as any).hash = "0fbf9cfe539196e481c92287a8937803";

export default node;
