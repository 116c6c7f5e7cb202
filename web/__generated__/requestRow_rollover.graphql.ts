/**
 * @generated SignedSource<<fa6a63b21e71a42f0ace4136b8a5dc28>>
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
    readonly warning: string | null;
  }>;
  readonly mustReadForm: boolean;
  readonly number: string;
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

(node as any).hash = "c85bd10bc5be97eb7f3c29f254fd4639";

export default node;
