/**
 * @generated SignedSource<<1b925aa66d9803ca49fb9d37ff7e506f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FederalForm_wizard$data = {
  readonly federal: {
    readonly fee: number;
    readonly isEarlyWithdrawal: boolean;
    readonly mailingState: string | null;
    readonly maximumFederalWithholding: number;
    readonly minimumFederalWithholding: number;
    readonly selectedAmount: number | null;
    readonly stateOfResidence: string | null;
    readonly withdrawalAmount: number;
  };
  readonly type: {
    readonly isRoth: boolean;
  };
  readonly " $fragmentType": "FederalForm_wizard";
};
export type FederalForm_wizard$key = {
  readonly " $data"?: FederalForm_wizard$data;
  readonly " $fragmentSpreads": FragmentRefs<"FederalForm_wizard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FederalForm_wizard",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "WizardType",
        "kind": "LinkedField",
        "name": "type",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRoth",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "WizardFederal",
        "kind": "LinkedField",
        "name": "federal",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "withdrawalAmount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEarlyWithdrawal",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maximumFederalWithholding",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minimumFederalWithholding",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stateOfResidence",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mailingState",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "selectedAmount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fee",
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

(node as any).hash = "6f75289cf63a56c4efa4d566c1267b72";

export default node;
