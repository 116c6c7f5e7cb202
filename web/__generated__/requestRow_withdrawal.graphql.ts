/**
 * @generated SignedSource<<658767ff0fceec1be65c6c604bb82663>>
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
  readonly moves: ReadonlyArray<{
    readonly reason: string | null;
    readonly says: string | null;
    readonly statusId: number;
    readonly warning: string | null;
  }>;
  readonly number: string;
  readonly openedBy: ReadonlyArray<string>;
  readonly outcome: string | null;
  readonly payments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"staffPayment_payment">;
  }>;
  readonly planAccountNumber: string;
  readonly recipientName: string | null;
  readonly requestId: number;
  readonly retirementAccountId: number;
  readonly statusId: number;
  readonly waitsFor: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"requestInput_withdrawal">;
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

(node as any).hash = "6748cc7179d365c4515e18f0afefe689";

export default node;
