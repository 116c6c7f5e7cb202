/**
 * @generated SignedSource<<f1dd0e44f435f34d127df75e4093a3b0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TakeDeathBack_accountOwner$data = {
  readonly accountOwnerId: number;
  readonly " $fragmentType": "TakeDeathBack_accountOwner";
};
export type TakeDeathBack_accountOwner$key = {
  readonly " $data"?: TakeDeathBack_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"TakeDeathBack_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TakeDeathBack_accountOwner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountOwnerId",
      "storageKey": null
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "f8d684b7dacf586c9c1497fc2160d5ca";

export default node;
