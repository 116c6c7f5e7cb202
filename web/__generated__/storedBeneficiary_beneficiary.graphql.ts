/**
 * @generated SignedSource<<45769d51a4fbde93b4a64fd8ec3e77aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BeneficiaryRelationship = "CHILD" | "FRIEND" | "GRANDCHILD" | "OTHER_RELATIVE" | "PARENT" | "SIBLING" | "SPOUSE";
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
  readonly relationship: BeneficiaryRelationship | null;
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

(node as any).hash = "c8bff057fb0460f98c3e2213fbc73ad4";

export default node;
