/**
 * @generated SignedSource<<615ec42fea1639c94b364832fb32b62c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationAnswers_wizard$data = {
  readonly rollover: {
    readonly address: string | null;
    readonly attentionTo: string | null;
    readonly city: string | null;
    readonly receivingAccount: string | null;
    readonly state: string | null;
    readonly zip: string | null;
  } | null;
  readonly " $fragmentType": "ConfirmationAnswers_wizard";
};
export type ConfirmationAnswers_wizard$key = {
  readonly " $data"?: ConfirmationAnswers_wizard$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationAnswers_wizard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConfirmationAnswers_wizard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WizardRollover",
      "kind": "LinkedField",
      "name": "rollover",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attentionTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zip",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "receivingAccount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WithdrawWizard",
  "abstractKey": null
};

(node as any).hash = "9f9c97aa2fcc6f78edbc7f93e1a9b7ec";

export default node;
