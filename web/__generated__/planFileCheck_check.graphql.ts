/**
 * @generated SignedSource<<acd3e1562d828b7c41f3375817c6ed2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type planFileCheck_check$data = {
  readonly accounts: number;
  readonly corrections: {
    readonly content: string;
    readonly fileName: string;
  } | null;
  readonly errors: number;
  readonly findings: ReadonlyArray<{
    readonly column: string | null;
    readonly isWarning: boolean;
    readonly line: number | null;
    readonly text: string;
  }>;
  readonly owners: number;
  readonly rows: number;
  readonly total: number;
  readonly warnings: number;
  readonly " $fragmentType": "planFileCheck_check";
};
export type planFileCheck_check$key = {
  readonly " $data"?: planFileCheck_check$data;
  readonly " $fragmentSpreads": FragmentRefs<"planFileCheck_check">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "planFileCheck_check"
};

(node as any).hash = "4ff9e59d4bd85b37b59845b4d263a570";

export default node;
