/**
 * @generated SignedSource<<a0bfa5473b7b4d6c2d9bbff50ca0278b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PlanFileMoney = "CREDITED" | "REFUSED" | "WAITING";
export type PlanFileState = "FAILED" | "LOADED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type planFileAnswer_planFile$data = {
  readonly accounts: number;
  readonly correctionsName: string | null;
  readonly correctionsPath: string | null;
  readonly errors: number;
  readonly fileName: string;
  readonly findings: ReadonlyArray<{
    readonly column: string | null;
    readonly isWarning: boolean;
    readonly line: number | null;
    readonly text: string;
  }>;
  readonly money: PlanFileMoney | null;
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

(node as any).hash = "ec85fe22464684e46c9746f96f7d636f";

export default node;
