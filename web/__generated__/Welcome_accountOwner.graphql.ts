/**
 * @generated SignedSource<<fa57fa94daa12eb7111d0b67027b77ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Welcome_accountOwner$data = {
  readonly payoutHold: {
    readonly isHeld: boolean;
    readonly sentTo: string | null;
    readonly since: string | null;
  };
  readonly " $fragmentType": "Welcome_accountOwner";
};
export type Welcome_accountOwner$key = {
  readonly " $data"?: Welcome_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"Welcome_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Welcome_accountOwner",
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
          "name": "since",
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
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "3c190d92b8714c36a628836fa0e6bb1b";

export default node;
