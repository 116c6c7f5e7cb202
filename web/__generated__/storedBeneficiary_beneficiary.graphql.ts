/**
 * @generated SignedSource<<940fce1c875e20a4964b200b10138b69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type storedBeneficiary_beneficiary$data = {
  readonly accountId: number;
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

(node as any).hash = "7ae51025e399ebccf5480c06aed2a3fd";

export default node;
