/**
 * @generated SignedSource<<428c8911b0ddd76d67220771b2156e2a>>
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
  readonly id: string;
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

(node as any).hash = "f6b014eacc130410cb4e68a9b89d43a5";

export default node;
