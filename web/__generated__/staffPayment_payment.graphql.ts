/**
 * @generated SignedSource<<f1eb30056cc2ab88381d3204f02fbb83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type staffPayment_payment$data = {
  readonly checkNumber: number | null;
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

(node as any).hash = "b4b167122ba9f659c06bfcae3c7ee4af";

export default node;
