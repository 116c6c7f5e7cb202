/**
 * @generated SignedSource<<6b92bcbb5214af2b5f72372997910df3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AmountForm_wizard$data = {
  readonly amount: {
    readonly amount: number | null;
    readonly fee: number;
    readonly isFullAmount: boolean;
    readonly maximumAmount: number;
  };
  readonly " $fragmentType": "AmountForm_wizard";
};
export type AmountForm_wizard$key = {
  readonly " $data"?: AmountForm_wizard$data;
  readonly " $fragmentSpreads": FragmentRefs<"AmountForm_wizard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AmountForm_wizard",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "WizardAmount",
        "kind": "LinkedField",
        "name": "amount",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maximumAmount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isFullAmount",
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

(node as any).hash = "b18013b5c5568f91caf3201416efcba1";

export default node;
