/**
 * @generated SignedSource<<c4ef5b1d0285eca72b09ca0beb86939f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BankForm_wizard$data = {
  readonly amount: {
    readonly amount: number | null;
    readonly fee: number;
  };
  readonly bankAccount: {
    readonly accountNumber: string | null;
    readonly accountNumberLast4: string | null;
    readonly accountOwner: string | null;
    readonly bankName: string | null;
    readonly routingNumber: string | null;
  };
  readonly " $fragmentType": "BankForm_wizard";
};
export type BankForm_wizard$key = {
  readonly " $data"?: BankForm_wizard$data;
  readonly " $fragmentSpreads": FragmentRefs<"BankForm_wizard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BankForm_wizard",
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
        "concreteType": "WizardBankAccount",
        "kind": "LinkedField",
        "name": "bankAccount",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accountNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accountNumberLast4",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bankName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "routingNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accountOwner",
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

(node as any).hash = "c9925a00743ef345a13e62a1981c2d82";

export default node;
