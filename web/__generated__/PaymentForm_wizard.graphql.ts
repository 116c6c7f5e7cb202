/**
 * @generated SignedSource<<6cb7a877087e8daae934ac3658fe268b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentForm_wizard$data = {
  readonly amount: {
    readonly amount: number | null;
    readonly fee: number;
  };
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
        "concreteType": "WizardAmount",
        "kind": "LinkedField",
        "name": "amount",
        "plural": false,
        "selections": [
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
            "name": "fee",
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

(node as any).hash = "2c43bceb400bdcaffac195c00a6a70dd";

export default node;
