/**
 * @generated SignedSource<<ecb94941946b03b4826f9af47d85ce30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type claimQuote_quote$data = {
  readonly amount: number;
  readonly canModify: boolean;
  readonly canOptOut: boolean;
  readonly federalWithholding: number;
  readonly fee: number;
  readonly maximumState: number;
  readonly message: string;
  readonly minimumState: number;
  readonly " $fragmentType": "claimQuote_quote";
};
export type claimQuote_quote$key = {
  readonly " $data"?: claimQuote_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"claimQuote_quote">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "claimQuote_quote"
};

(node as any).hash = "6506eaedcfa034f1d2e23fe51e28a602";

export default node;
