/**
 * @generated SignedSource<<f04f6f4872c509e2d844f8dd842ffeb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ownPayment_payment$data = {
  readonly checkNumber: number | null;
  readonly clearedOn: string | null;
  readonly effectiveOn: string | null;
  readonly isCheck: boolean;
  readonly isReversed: boolean;
  readonly returnReason: string | null;
  readonly returnedOn: string | null;
  readonly sentOn: string | null;
  readonly " $fragmentType": "ownPayment_payment";
};
export type ownPayment_payment$key = {
  readonly " $data"?: ownPayment_payment$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownPayment_payment">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ownPayment_payment"
};

(node as any).hash = "67799b3d4569330af7ef438836b2c9d5";

export default node;
