/**
 * @generated SignedSource<<43c2237ea77334cdba25aa3496e83ab3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WizardStep = "ACCOUNT_INFO" | "CONFIRMATION" | "DISTRIBUTION" | "FEDERAL" | "PAYMENT_OPTIONS" | "ROLLOVER" | "STATE" | "TYPE";
import type { FragmentRefs } from "relay-runtime";
export type WizardFrame_wizard$data = {
  readonly progress: {
    readonly completedSteps: ReadonlyArray<WizardStep>;
    readonly nextStep: WizardStep;
    readonly steps: ReadonlyArray<WizardStep>;
  };
  readonly " $fragmentType": "WizardFrame_wizard";
};
export type WizardFrame_wizard$key = {
  readonly " $data"?: WizardFrame_wizard$data;
  readonly " $fragmentSpreads": FragmentRefs<"WizardFrame_wizard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WizardFrame_wizard",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "WizardProgress",
        "kind": "LinkedField",
        "name": "progress",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "steps",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "completedSteps",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextStep",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "WithdrawWizard",
  "abstractKey": null
};

(node as any).hash = "36be6e5b5f6f724eb046949a9653ca57";

export default node;
