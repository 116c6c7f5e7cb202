/**
 * @generated SignedSource<<84d8ad36889efa8190728c83abea84ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requestInput_request$data = {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly amount: number;
  readonly city: string | null;
  readonly requestId: number;
  readonly rollover: {
    readonly attentionTo: string | null;
    readonly checkPayableTo: string | null;
    readonly receivingAccountNumber: string | null;
  } | null;
  readonly state: string | null;
  readonly statusId: number;
  readonly version: number;
  readonly waiveFees: boolean;
  readonly withdrawal: {
    readonly federalWithholding: number;
    readonly stateWithholding: number;
  } | null;
  readonly zip: string | null;
  readonly " $fragmentType": "requestInput_request";
};
export type requestInput_request$key = {
  readonly " $data"?: requestInput_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestInput_request">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "requestInput_request"
};

(node as any).hash = "b877756498dcff9de6c3f0b690897741";

export default node;
