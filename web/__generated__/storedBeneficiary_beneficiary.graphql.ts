/**
 * @generated SignedSource<<86957a0f5d35879304beb74dd697b429>>
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
  readonly beneficiaryId: number;
  readonly dateOfBirth: string;
  readonly firstName: string;
  readonly isPrimary: boolean | null;
  readonly lastName: string;
  readonly relationship: BeneficiaryRelationship | null;
  readonly share: number;
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

(node as any).hash = "072ba768a404e336f713acc6cf8ecc8f";

export default node;
