/**
 * @generated SignedSource<<eeb0c133d3b949a9dcd009da56e2a801>>
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
  readonly moves: ReadonlyArray<{
    readonly reason: string | null;
    readonly says: string | null;
    readonly statusId: number;
  }>;
  readonly mustReadForm: boolean;
  readonly outcome: string | null;
  readonly payments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"staffPayment_payment">;
  }>;
  readonly planAccountNumber: string;
  readonly requestId: number;
  readonly retirementAccountId: number;
  readonly statusId: number;
  readonly waitsFor: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"requestInput_rollover">;
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

(node as any).hash = "b223a362c23f0da782b2c5778da5848a";

export default node;
