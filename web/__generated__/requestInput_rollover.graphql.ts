/**
 * @generated SignedSource<<c07fee831479d7859bb3a38057d18ec2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requestInput_rollover$data = {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly amount: number;
  readonly attentionTo: string | null;
  readonly checkPayableTo: string | null;
  readonly city: string | null;
  readonly receivingAccountNumber: string | null;
  readonly requestId: number;
  readonly state: string | null;
  readonly statusId: number;
  readonly version: number;
  readonly waiveFees: boolean;
  readonly zip: string | null;
  readonly " $fragmentType": "requestInput_rollover";
};
export type requestInput_rollover$key = {
  readonly " $data"?: requestInput_rollover$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestInput_rollover">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "requestInput_rollover"
};

(node as any).hash = "a6d44ebe93bb4ba0f33dd6e546df38ec";

export default node;
