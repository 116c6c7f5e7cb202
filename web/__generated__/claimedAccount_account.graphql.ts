/**
 * @generated SignedSource<<47592d019cd6a38291bf4d08d452866d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type claimedAccount_account$data = {
  readonly accountId: number;
  readonly balance: number;
  readonly claimable: number;
  readonly designated: ReadonlyArray<{
    readonly beneficiaryId: number;
    readonly dob: string;
    readonly entitled: number;
    readonly firstName: string;
    readonly isPrimary: boolean | null;
    readonly lastName: string;
    readonly share: number;
  }>;
  readonly " $fragmentType": "claimedAccount_account";
};
export type claimedAccount_account$key = {
  readonly " $data"?: claimedAccount_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"claimedAccount_account">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "claimedAccount_account"
};

(node as any).hash = "ebfcf01d537febd408e8de55da4febc2";

export default node;
