/**
 * @generated SignedSource<<ad5bc74158329ea7f840b0eaddd7725e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationForm_accountOwner$data = {
  readonly payoutHold: {
    readonly isHeld: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationAnswers_accountOwner">;
  readonly " $fragmentType": "ConfirmationForm_accountOwner";
};
export type ConfirmationForm_accountOwner$key = {
  readonly " $data"?: ConfirmationForm_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationForm_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConfirmationForm_accountOwner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PayoutHold",
      "kind": "LinkedField",
      "name": "payoutHold",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isHeld",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConfirmationAnswers_accountOwner"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "a1fe24ce1f259d18d355ad4af3e90e52";

export default node;
