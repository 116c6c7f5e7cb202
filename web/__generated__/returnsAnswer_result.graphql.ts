/**
 * @generated SignedSource<<418ff3110b0c3a1b6534861e98cc6fcf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type returnsAnswer_result$data = {
  readonly corrected: number;
  readonly failed: number;
  readonly failures: ReadonlyArray<string>;
  readonly jobId: number;
  readonly known: number;
  readonly noted: number;
  readonly refused: number;
  readonly returned: number;
  readonly stays: number;
  readonly " $fragmentType": "returnsAnswer_result";
};
export type returnsAnswer_result$key = {
  readonly " $data"?: returnsAnswer_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"returnsAnswer_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "returnsAnswer_result"
};

(node as any).hash = "fe4580aa2407aeb2e9919c86d6ad60b1";

export default node;
