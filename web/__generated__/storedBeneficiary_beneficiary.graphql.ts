/**
 * @generated SignedSource<<e941222fe8995f7bc630a48934659832>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type storedBeneficiary_beneficiary$data = {
  readonly accountId: number;
  readonly allocatedAt: string | null;
  readonly amount: number;
  readonly beneficiaryId: number;
  readonly dob: string;
  readonly firstName: string;
  readonly isPrimary: boolean | null;
  readonly lastName: string;
  readonly " $fragmentType": "storedBeneficiary_beneficiary";
};
export type storedBeneficiary_beneficiary$key = {
  readonly " $data"?: storedBeneficiary_beneficiary$data;
  readonly " $fragmentSpreads": FragmentRefs<"storedBeneficiary_beneficiary">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "storedBeneficiary_beneficiary"
};

(node as any).hash = "8e0074af455ca50fd2cb1925a21c9b26";

export default node;
