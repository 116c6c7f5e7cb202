/**
 * @generated SignedSource<<12421aee2baf20ae2f818a3de6bd13f7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ownPayment_payment$data = {
  readonly amount: number;
  readonly checkNumber: number | null;
  readonly clearedOn: string | null;
  readonly effectiveOn: string | null;
  readonly isCheck: boolean;
  readonly isReversed: boolean;
  readonly returnReason: string | null;
  readonly returnedOn: string | null;
  readonly sentOn: string | null;
  readonly " $fragmentType": "ownPayment_payment";
};
export type ownPayment_payment$key = {
  readonly " $data"?: ownPayment_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownPayment_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ownPayment_payment"
};

(node as any).hash = "22535e0a23ed6c39136990ca526f0c4b";

export default node;
