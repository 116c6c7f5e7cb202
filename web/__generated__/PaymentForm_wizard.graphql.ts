/**
 * @generated SignedSource<<65983ad03ab680e8fb74d7618607a00c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentForm_wizard$data = {
  readonly payment: {
    readonly isCheck: boolean | null;
  };
  readonly " $fragmentType": "PaymentForm_wizard";
};
export type PaymentForm_wizard$key = {
  readonly " $data"?: PaymentForm_wizard$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentForm_wizard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaymentForm_wizard",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "WizardPayment",
        "kind": "LinkedField",
        "name": "payment",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isCheck",
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

(node as any).hash = "bd104010aa5e9a8602fa50e5dc1e1c02";

export default node;
