/**
 * @generated SignedSource<<c25ed3be0d30890635b391d64268bfee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PlanFileState = "FAILED" | "LOADED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type planFileAnswer_planFile$data = {
  readonly accounts: number;
  readonly errors: number;
  readonly fileName: string;
  readonly findings: ReadonlyArray<{
    readonly column: string | null;
    readonly isWarning: boolean;
    readonly line: number | null;
    readonly text: string;
  }>;
  readonly owners: number;
  readonly reportName: string | null;
  readonly reportPath: string | null;
  readonly rows: number;
  readonly state: PlanFileState;
  readonly total: number;
  readonly warnings: number;
  readonly " $fragmentType": "planFileAnswer_planFile";
};
export type planFileAnswer_planFile$key = {
  readonly " $data"?: planFileAnswer_planFile$data;
  readonly " $fragmentSpreads": FragmentRefs<"planFileAnswer_planFile">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "planFileAnswer_planFile"
};

(node as any).hash = "bc16dfb024a92c0eb433f923c4d3bcb3";

export default node;
