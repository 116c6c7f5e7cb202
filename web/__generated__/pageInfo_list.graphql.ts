/**
 * @generated SignedSource<<613d1f9b364cfbcca20d6ff793ce1d14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pageInfo_list$data = {
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly " $fragmentType": "pageInfo_list";
};
export type pageInfo_list$key = {
  readonly " $data"?: pageInfo_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"pageInfo_list">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pageInfo_list"
};

(node as any).hash = "8da7fee27cc65b4d91be9e667170b0d1";

export default node;
