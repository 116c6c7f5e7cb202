/**
 * @generated SignedSource<<c3148425e052ecce6db2a353446f3624>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ownPayment_payment$data = {
  readonly checkNumber: number | null;
  readonly effectiveOn: string | null;
  readonly isCheck: boolean;
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

(node as any).hash = "7a058128f1eef406f3f297c79cc53456";

export default node;
