/**
 * @generated SignedSource<<5a57fa623f61a78ec71c5a2df11f853c>>
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
  readonly federal: number;
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

(node as any).hash = "8f86686b7d8cd9a518fb85f62cd0fa93";

export default node;
