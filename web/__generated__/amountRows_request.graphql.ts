/**
 * @generated SignedSource<<0d87dcea4ef0ed5d9ea883e05b880231>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type amountRows_request$data = {
  readonly amount: number;
  readonly federalWithholding: number;
  readonly fee: number;
  readonly isRollover: boolean;
  readonly netAmount: number;
  readonly stateWithholding: number;
  readonly " $fragmentType": "amountRows_request";
};
export type amountRows_request$key = {
  readonly " $data"?: amountRows_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"amountRows_request">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "amountRows_request"
};

(node as any).hash = "0ca8a6c9497f3c293f828c22f9532b63";

export default node;
