/**
 * @generated SignedSource<<7833936382bb359dd833c069069114f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type rolloverInput_request$data = {
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
  readonly " $fragmentType": "rolloverInput_request";
};
export type rolloverInput_request$key = {
  readonly " $data"?: rolloverInput_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"rolloverInput_request">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "rolloverInput_request"
};

(node as any).hash = "de2f24eeb8bbe3c4a7050409bc169eee";

export default node;
