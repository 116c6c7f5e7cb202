/**
 * @generated SignedSource<<aee5ae5d6ee27d736308bcb9d2910c9e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WizardStep = "ACCOUNT_INFO" | "CONFIRMATION" | "DISTRIBUTION" | "FEDERAL" | "PAYMENT_OPTIONS" | "ROLLOVER" | "STATE" | "TYPE";
import type { FragmentRefs } from "relay-runtime";
export type ResumeDraft_wizard$data = {
  readonly progress: {
    readonly completedSteps: ReadonlyArray<WizardStep>;
    readonly nextStep: WizardStep;
    readonly savedAt: string | null;
    readonly steps: ReadonlyArray<WizardStep>;
  };
  readonly " $fragmentType": "ResumeDraft_wizard";
};
export type ResumeDraft_wizard$key = {
  readonly " $data"?: ResumeDraft_wizard$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResumeDraft_wizard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResumeDraft_wizard",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "savedAt",
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

(node as any).hash = "95883e441d1e3c54236adca77ac3f324";

export default node;
