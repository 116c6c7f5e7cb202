/**
 * @generated SignedSource<<d08a1a994b64f8192617294456794dca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WizardFrame_account$data = {
  readonly accountId: number;
  readonly planAccountNumber: string;
  readonly retirementAccountType: string;
  readonly withdrawWizard: {
    readonly " $fragmentSpreads": FragmentRefs<"WizardFrame_wizard">;
  };
  readonly " $fragmentType": "WizardFrame_account";
};
export type WizardFrame_account$key = {
  readonly " $data"?: WizardFrame_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"WizardFrame_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WizardFrame_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planAccountNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retirementAccountType",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "WithdrawWizard",
        "kind": "LinkedField",
        "name": "withdrawWizard",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "WizardFrame_wizard"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "f6309c3171f3fa4cb7eec5d81cd3ddbc";

export default node;
