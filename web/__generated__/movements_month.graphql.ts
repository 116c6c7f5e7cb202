/**
 * @generated SignedSource<<e720d6bc2a5e11ae740d9956e53ec3c0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type movements_month$data = {
  readonly contributions: number | null;
  readonly distributions: number | null;
  readonly fees: number | null;
  readonly interest: number | null;
  readonly month: string | null;
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

(node as any).hash = "9c84561a2b757ef5e0c8eb450def3eb0";

export default node;
