/**
 * @generated SignedSource<<51e6a2b716f265694a9f86450c67b73b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RequestStatus = "APPROVED" | "COMPLETED" | "HISTORICAL" | "INCOMPLETE" | "OPEN" | "PENDING";
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
  readonly status: RequestStatus;
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

(node as any).hash = "0ba520210244c87d0171c9c26eb0f54d";

export default node;
