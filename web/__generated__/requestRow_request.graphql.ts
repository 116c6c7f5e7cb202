/**
 * @generated SignedSource<<9c2578bcfc7aef2756fb90119a2d48fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RequestStatus = "APPROVED" | "COMPLETED" | "HISTORICAL" | "INCOMPLETE" | "OPEN" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type requestRow_request$data = {
  readonly accountOwnerId: number;
  readonly ageInBankDays: number | null;
  readonly amount: number;
  readonly attachmentPath: string | null;
  readonly attachmentWarning: string | null;
  readonly dataNotes: ReadonlyArray<string>;
  readonly firstName: string;
  readonly holdReason: string | null;
  readonly id: string;
  readonly incompleteReason: string | null;
  readonly lastName: string;
  readonly maySignAgain: boolean;
  readonly moves: ReadonlyArray<{
    readonly needsSecondPerson: boolean;
    readonly reason: string | null;
    readonly says: string | null;
    readonly status: RequestStatus;
    readonly warning: string | null;
  }>;
  readonly netAmount: number;
  readonly number: string;
  readonly openedBy: ReadonlyArray<string>;
  readonly outcome: string | null;
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
    readonly isPaperForm: boolean;
    readonly mustReadForm: boolean;
  } | null;
  readonly signedAt: string | null;
  readonly status: RequestStatus;
  readonly waitsFor: string | null;
  readonly withdrawal: {
    readonly bankAccount: string | null;
    readonly distributionType: string;
    readonly isCheck: boolean;
    readonly needsBankDetails: boolean;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"requestInput_request">;
  readonly " $fragmentType": "requestRow_request";
};
export type requestRow_request$key = {
  readonly " $data"?: requestRow_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestRow_request">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "requestRow_request"
};

(node as any).hash = "2a8a33ab37e5c47ef25c58e8ef900fa6";

export default node;
