/**
 * @generated SignedSource<<b4859027b3cfc5b20f26fb806b5acda0>>
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

(node as any).hash = "d4354ad6c4688d5c6465fa6eee3dc15f";

export default node;
