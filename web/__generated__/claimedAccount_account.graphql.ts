/**
 * @generated SignedSource<<7b959545d71e44508ebc01944407cdd5>>
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

(node as any).hash = "b5eb3f3faac1fa772e8ae66f8e58bdad";

export default node;
