/**
 * @generated SignedSource<<220b2e749b3acec0f0e1a9f73f728151>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnerRelease_accountOwner$data = {
  readonly payoutHold: {
    readonly letterWrittenAt: string | null;
    readonly sentTo: string | null;
    readonly usableUntil: string | null;
  };
  readonly " $fragmentSpreads": FragmentRefs<"NewLetter_accountOwner">;
  readonly " $fragmentType": "OwnerRelease_accountOwner";
};
export type OwnerRelease_accountOwner$key = {
  readonly " $data"?: OwnerRelease_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnerRelease_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnerRelease_accountOwner",
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
          "name": "sentTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usableUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "letterWrittenAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NewLetter_accountOwner"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "201da435fc8b65d3395e770e49d9d798";

export default node;
