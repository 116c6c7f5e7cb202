/**
 * @generated SignedSource<<e1134b9e269bcdaa1567a2374d15ae45>>
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

(node as any).hash = "19701cc5736e354a2d5cb71665cbd0a2";

export default node;
