/**
 * @generated SignedSource<<7558d53731130281aa114a5c8f5f452e>>
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
  readonly planAccountNumber: string;
  readonly requestId: number;
  readonly retirementAccountId: number;
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

(node as any).hash = "374c8a42bea028164f76b59fcadb71c7";

export default node;
