/**
 * @generated SignedSource<<7501ee91d2d57abfb8bab1ceb9153720>>
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
    readonly sentTo: string | null;
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentTo",
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

(node as any).hash = "933bb323167839a08fa6518345e8b131";

export default node;
