/**
 * @generated SignedSource<<ac8a2edf0eb405b3c408c6530812af68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type movements_month$data = {
  readonly contributions: number | null;
  readonly distributionFees: number | null;
  readonly fees: number | null;
  readonly interest: number | null;
  readonly month: string | null;
  readonly netDistributions: number | null;
  readonly taxWithheld: number | null;
  readonly " $fragmentType": "movements_month";
};
export type movements_month$key = {
  readonly " $data"?: movements_month$data;
  readonly " $fragmentSpreads": FragmentRefs<"movements_month">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "movements_month"
};

(node as any).hash = "8ec1ea2fa00c57c590e8cb5175f99bc0";

export default node;
