/**
 * @generated SignedSource<<351c6e117e47548fa754d356ec3025f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ExportStatus = "LAPSED" | "OVER" | "READY" | "REFUSED" | "WAITING" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type exportFacts_export$data = {
  readonly amount: number | null;
  readonly askedAt: string;
  readonly availableUntil: string | null;
  readonly downloadsLeft: number;
  readonly exportId: number;
  readonly narrowedBy: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly rows: number;
  readonly status: ExportStatus;
  readonly title: string;
  readonly whyNotAlone: string | null;
  readonly " $fragmentType": "exportFacts_export";
};
export type exportFacts_export$key = {
  readonly " $data"?: exportFacts_export$data;
  readonly " $fragmentSpreads": FragmentRefs<"exportFacts_export">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "exportFacts_export"
};

(node as any).hash = "600a40dc6e883746866e3267a3f85452";

export default node;
