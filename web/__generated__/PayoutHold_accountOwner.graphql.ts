/**
 * @generated SignedSource<<86e04eed74aa1f48967dc6d3ecbb3823>>
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
  } | null;
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

(node as any).hash = "4ac26cc31403d5b3c077864970d5c557";

export default node;
