/**
 * @generated SignedSource<<0800376bb499a1d5feae4d81d9059088>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requestFacts_rollover$data = {
  readonly accountOwnerId: number;
  readonly ageInBankDays: number | null;
  readonly amount: number;
  readonly attachmentPath: string | null;
  readonly attachmentWarning: string | null;
  readonly dateOfBirth: string | null;
  readonly fee: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly netAmount: number;
  readonly number: string;
  readonly planAccountNumber: string;
  readonly requestId: number;
  readonly retirementAccountId: number;
  readonly version: number;
  readonly " $fragmentType": "requestFacts_rollover";
};
export type requestFacts_rollover$key = {
  readonly " $data"?: requestFacts_rollover$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestFacts_rollover">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "requestFacts_rollover"
};

(node as any).hash = "86b33e62e70cf5a9d53ef685fb72858d";

export default node;
