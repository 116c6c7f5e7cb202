/**
 * @generated SignedSource<<a3adc5540cf499d23ecd42b8e462ec4b>>
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

(node as any).hash = "6bcdd66b2c5338d7d780abeaa189a760";

export default node;
