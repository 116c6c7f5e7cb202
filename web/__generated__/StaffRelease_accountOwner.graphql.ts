/**
 * @generated SignedSource<<38033bfc1b0b2520b35945bde8c5115e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaffRelease_accountOwner$data = {
  readonly accountOwnerId: number;
  readonly payoutHold: {
    readonly letterWrittenAt: string | null;
    readonly numberToCall: string | null;
    readonly sentTo: string | null;
    readonly since: string | null;
    readonly usableUntil: string | null;
  };
  readonly " $fragmentSpreads": FragmentRefs<"NewLetter_accountOwner">;
  readonly " $fragmentType": "StaffRelease_accountOwner";
};
export type StaffRelease_accountOwner$key = {
  readonly " $data"?: StaffRelease_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaffRelease_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StaffRelease_accountOwner",
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
          "name": "since",
          "storageKey": null
        },
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
          "name": "letterWrittenAt",
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
          "name": "numberToCall",
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

(node as any).hash = "f3bcef153e6c65888ff56a79e8b0dc15";

export default node;
