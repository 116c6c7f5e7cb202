/**
 * @generated SignedSource<<a4c87ce44e4dbfc76105126e1bade0e5>>
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
  readonly openedBy: ReadonlyArray<string>;
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

(node as any).hash = "ef7be0b2b97a4fd7d79c664976dfa975";

export default node;
