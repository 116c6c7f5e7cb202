/**
 * @generated SignedSource<<06d4104efc2b2e1fb4ea372166d23fc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeathState = "CONFIRMED" | "REPORTED";
import type { FragmentRefs } from "relay-runtime";
export type DeathOnHome_accountOwner$data = {
  readonly death: DeathState | null;
  readonly " $fragmentType": "DeathOnHome_accountOwner";
};
export type DeathOnHome_accountOwner$key = {
  readonly " $data"?: DeathOnHome_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeathOnHome_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeathOnHome_accountOwner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "death",
      "storageKey": null
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "303e640f00a3ba8f3031874ac5ddf14c";

export default node;
