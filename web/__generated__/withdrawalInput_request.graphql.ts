/**
 * @generated SignedSource<<dc8910bb13da77ea1e9513f4c93e7808>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type withdrawalInput_request$data = {
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
  readonly " $fragmentType": "withdrawalInput_request";
};
export type withdrawalInput_request$key = {
  readonly " $data"?: withdrawalInput_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"withdrawalInput_request">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "withdrawalInput_request"
};

(node as any).hash = "887c582d5b2608885d97ad7cd5b7d8c0";

export default node;
