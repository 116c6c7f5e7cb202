/**
 * @generated SignedSource<<6465131473868c76c4c021f7e50fe403>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type staffPayment_payment$data = {
  readonly checkNumber: number | null;
  readonly clearedOn: string | null;
  readonly effectiveOn: string | null;
  readonly isCheck: boolean;
  readonly isReversed: boolean;
  readonly returnCode: string | null;
  readonly returnReason: string | null;
  readonly returnedOn: string | null;
  readonly sentOn: string | null;
  readonly traceNumber: string | null;
  readonly " $fragmentType": "staffPayment_payment";
};
export type staffPayment_payment$key = {
  readonly " $data"?: staffPayment_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"staffPayment_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "staffPayment_payment"
};

(node as any).hash = "e5b56b37926e0d64372d0a1c07d8d967";

export default node;
