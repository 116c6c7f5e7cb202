/**
 * @generated SignedSource<<03d75993332bc17db0d36afa0e871705>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type staffPayment_payment$data = {
  readonly checkNumber: number | null;
  readonly clearedOn: string | null;
  readonly distributionCode: string | null;
  readonly effectiveOn: string | null;
  readonly isCheck: boolean;
  readonly isReversed: boolean;
  readonly returnCode: string | null;
  readonly returnReason: string | null;
  readonly returnedOn: string | null;
  readonly sentOn: string | null;
  readonly traceNumber: string | null;
  readonly " $fragmentType": "staffPayment_payment";
};
export type staffPayment_payment$key = {
  readonly " $data"?: staffPayment_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"staffPayment_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "staffPayment_payment"
};

(node as any).hash = "c3089292566c9cc4e58074ef6f901f60";

export default node;
