/**
 * @generated SignedSource<<81a443a77240d57e5f0ea4eb26d93e36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type requestInput_withdrawal$data = {
  readonly address1: string | null;
  readonly address2: string | null;
  readonly amount: number;
  readonly city: string | null;
  readonly federalWithholding: number;
  readonly requestId: number;
  readonly state: string | null;
  readonly stateWithholding: number;
  readonly statusId: number;
  readonly version: number;
  readonly waiveFees: boolean;
  readonly zip: string | null;
  readonly " $fragmentType": "requestInput_withdrawal";
};
export type requestInput_withdrawal$key = {
  readonly " $data"?: requestInput_withdrawal$data;
  readonly " $fragmentSpreads": FragmentRefs<"requestInput_withdrawal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "requestInput_withdrawal"
};

(node as any).hash = "8486079dad5b70377415ab4fb3466e44";

export default node;
