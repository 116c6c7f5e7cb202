/**
 * @generated SignedSource<<f2faeca014ee1a9ad0a9daffe56b4f0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WizardStep = "ACCOUNT_INFO" | "CONFIRMATION" | "DISTRIBUTION" | "FEDERAL" | "PAYMENT_OPTIONS" | "ROLLOVER" | "STATE" | "TYPE";
import type { FragmentRefs } from "relay-runtime";
export type useStep_account$data = {
  readonly withdrawWizard: {
    readonly progress: {
      readonly completedSteps: ReadonlyArray<WizardStep | null> | null;
      readonly nextStep: WizardStep | null;
      readonly steps: ReadonlyArray<WizardStep | null> | null;
    } | null;
  } | null;
  readonly " $fragmentType": "useStep_account";
};
export type useStep_account$key = {
  readonly " $data"?: useStep_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"useStep_account">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useStep_account"
};

(node as any).hash = "9f118d733eb2a55106a48b48b995d8b2";

export default node;
