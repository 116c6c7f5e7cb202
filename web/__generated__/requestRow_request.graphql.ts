/**
 * @generated SignedSource<<3557a1caa8610eb903ca2e4048e80c23>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requestRow_request$data = {
  readonly accountOwnerId: number;
  readonly ageInBankDays: number | null;
  readonly amount: number;
  readonly attachmentPath: string | null;
  readonly attachmentWarning: string | null;
  readonly dataNotes: ReadonlyArray<string>;
  readonly dateRequested: string;
  readonly firstName: string;
  readonly holdReason: string | null;
  readonly id: string;
  readonly incompleteReason: string | null;
  readonly lastName: string;
  readonly moves: ReadonlyArray<{
    readonly reason: string | null;
    readonly says: string | null;
    readonly statusId: number;
    readonly warning: string | null;
  }>;
  readonly number: string;
  readonly openedBy: ReadonlyArray<string>;
  readonly outcome: string | null;
  readonly payments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"staffPayment_payment">;
  }>;
  readonly planAccountNumber: string;
  readonly recipientName: string | null;
  readonly requestId: number;
  readonly retirementAccountId: number;
  readonly rollover: {
    readonly mustReadForm: boolean;
  } | null;
  readonly statusId: number;
  readonly waitsFor: string | null;
  readonly withdrawal: {
    readonly distributionType: string;
    readonly isCheck: boolean;
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

(node as any).hash = "a474523d090108880f56566ef4d9a0e9";

export default node;
