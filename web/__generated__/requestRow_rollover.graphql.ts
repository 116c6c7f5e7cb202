/**
 * @generated SignedSource<<90ce16c37596279421a0c29dbe30a2af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requestRow_rollover$data = {
  readonly accountOwnerId: number;
  readonly ageInBankDays: number | null;
  readonly amount: number;
  readonly attachmentPath: string | null;
  readonly attachmentWarning: string | null;
  readonly dateRequested: string;
  readonly firstName: string;
  readonly holdReason: string | null;
  readonly id: string;
  readonly incompleteReason: string | null;
  readonly lastName: string;
  readonly mustReadForm: boolean;
  readonly outcome: string | null;
  readonly payments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"staffPayment_payment">;
  }>;
  readonly planAccountNumber: string;
  readonly retirementAccountId: number;
  readonly statusId: number;
  readonly waitsFor: string | null;
  readonly " $fragmentType": "requestRow_rollover";
};
export type requestRow_rollover$key = {
  readonly " $data"?: requestRow_rollover$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestRow_rollover">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "requestRow_rollover"
};

(node as any).hash = "5b48861534ac8e43269fdf0a282bf83d";

export default node;
