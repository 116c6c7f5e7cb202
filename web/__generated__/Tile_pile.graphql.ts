/**
 * @generated SignedSource<<a1d8d14d7c0f727dcb0f706e3e91dc72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Tile_pile$data = {
  readonly ageInBankDays: number | null;
  readonly count: number;
  readonly countIsBound: boolean;
  readonly " $fragmentType": "Tile_pile";
};
export type Tile_pile$key = {
  readonly " $data"?: Tile_pile$data;
  readonly " $fragmentSpreads": FragmentRefs<"Tile_pile">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "Tile_pile"
};

(node as any).hash = "05b16298e8bfc38b8ace26bbe7d8213c";

export default node;
