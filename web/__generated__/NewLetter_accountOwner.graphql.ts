/**
 * @generated SignedSource<<6b7d5521cf4d04db58d28369fb6d4a83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewLetter_accountOwner$data = {
  readonly accountOwnerId: number;
  readonly payoutHold: {
    readonly whyNoLetter: string | null;
  };
  readonly " $fragmentType": "NewLetter_accountOwner";
};
export type NewLetter_accountOwner$key = {
  readonly " $data"?: NewLetter_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewLetter_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NewLetter_accountOwner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountOwnerId",
      "storageKey": null
    },
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
          "name": "whyNoLetter",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "f1891ef8ed54e123b601096a6af52dbf";

export default node;
