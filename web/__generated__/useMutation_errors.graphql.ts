/**
 * @generated SignedSource<<ab94004a1c57695021918f71206ca2ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "FAILED" | "INVALID" | "KEY_REUSED" | "NOT_FOUND" | "READ_ONLY" | "UNAUTHENTICATED";
import type { FragmentRefs } from "relay-runtime";
export type useMutation_errors$data = {
  readonly code: UserErrorCode | null;
  readonly field: ReadonlyArray<string | null> | null;
  readonly message: string | null;
  readonly " $fragmentType": "useMutation_errors";
};
export type useMutation_errors$key = {
  readonly " $data"?: useMutation_errors$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useMutation_errors"
};

(node as any).hash = "e38c9f858c133377ba06037fff3efb3e";

export default node;
