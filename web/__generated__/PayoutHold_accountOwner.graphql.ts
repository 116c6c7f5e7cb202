/**
 * @generated SignedSource<<aa756d449466f734f8a93c0b050eed16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayoutHold_accountOwner$data = {
  readonly payoutHold: {
    readonly isHeld: boolean;
    readonly sentTo: string | null;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OwnerRelease_accountOwner" | "StaffRelease_accountOwner">;
  readonly " $fragmentType": "PayoutHold_accountOwner";
};
export type PayoutHold_accountOwner$key = {
  readonly " $data"?: PayoutHold_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutHold_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayoutHold_accountOwner",
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
      "name": "OwnerRelease_accountOwner"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StaffRelease_accountOwner"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "e2cd434f8449de1314e8d7bce33b825b";

export default node;
