/**
 * @generated SignedSource<<25e1bd25612361a2218ace41db4e6015>>
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
    readonly dateOfBirth: string;
    readonly entitled: number;
    readonly firstName: string;
    readonly isPrimary: boolean | null;
    readonly lastName: string;
    readonly share: number;
  }>;
  readonly isRoth: boolean;
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

(node as any).hash = "dd8f3fa238dd170f6987ffa28675cc0e";

export default node;
