/**
 * @generated SignedSource<<0eb90b2db62a056fc5fbe82ad5f45135>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ownPayment_payment$data = {
  readonly checkNumber: number | null;
  readonly clearedOn: string | null;
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

(node as any).hash = "839f38191d338955ba68a16abf3bf335";

export default node;
