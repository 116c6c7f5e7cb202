/**
 * @generated SignedSource<<a9adb714928e731deeb5dcf6e113d9a4>>
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

(node as any).hash = "fba8e5e07fa216eb3fb84dad7ecce548";

export default node;
