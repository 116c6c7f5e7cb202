/**
 * @generated SignedSource<<edd3e9db3f19001927ce1e4d836d95ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requestRow_withdrawal$data = {
  readonly accountOwnerId: number;
  readonly ageInBankDays: number | null;
  readonly amount: number;
  readonly attachmentPath: string | null;
  readonly attachmentWarning: string | null;
  readonly dateRequested: string;
  readonly distributionType: string;
  readonly firstName: string;
  readonly holdReason: string | null;
  readonly id: string;
  readonly incompleteReason: string | null;
  readonly isCheck: boolean;
  readonly lastName: string;
  readonly outcome: string | null;
  readonly payments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"staffPayment_payment">;
  }>;
  readonly planAccountNumber: string;
  readonly retirementAccountId: number;
  readonly statusId: number;
  readonly waitsFor: string | null;
  readonly " $fragmentType": "requestRow_withdrawal";
};
export type requestRow_withdrawal$key = {
  readonly " $data"?: requestRow_withdrawal$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestRow_withdrawal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "requestRow_withdrawal"
};

(node as any).hash = "18d81f9b616db3b5de195630bbe6aa92";

export default node;
