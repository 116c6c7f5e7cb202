/**
 * @generated SignedSource<<41dd0ca802549b35470e175a9dde0aba>>
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

(node as any).hash = "ab0d0fcdd02e7198e506f94d73cb7f70";

export default node;
