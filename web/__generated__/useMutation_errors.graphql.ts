/**
 * @generated SignedSource<<d51c12b932df0d7ff8c8ee5eb2d23959>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "READ_ONLY" | "UNAUTHENTICATED";
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
