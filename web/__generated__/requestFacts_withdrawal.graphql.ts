/**
 * @generated SignedSource<<24edf3eeb5a30e68d476e1af2c80c59f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requestFacts_withdrawal$data = {
  readonly accountOwnerId: number;
  readonly ageInBankDays: number | null;
  readonly amount: number;
  readonly attachmentPath: string | null;
  readonly attachmentWarning: string | null;
  readonly bankAccount: string | null;
  readonly dateOfBirth: string | null;
  readonly distributionType: string;
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
  readonly requestId: number;
  readonly retirementAccountId: number;
  readonly stateWithholding: number;
  readonly version: number;
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

(node as any).hash = "ee517bbc89c1f14bc3bab9d91658afba";

export default node;
