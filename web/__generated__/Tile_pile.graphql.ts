/**
 * @generated SignedSource<<0509225ac5d2739c2d5c1ea7e98ed57c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Tile_pile$data = {
  readonly ageInBankDays: number | null;
  readonly count: number;
  readonly countIsBound: boolean;
  readonly " $fragmentType": "Tile_pile";
};
export type Tile_pile$key = {
  readonly " $data"?: Tile_pile$data;
  readonly " $fragmentSpreads": FragmentRefs<"Tile_pile">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Tile_pile",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countIsBound",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ageInBankDays",
      "storageKey": null
    }
  ],
  "type": "Pile",
  "abstractKey": null
};

(node as any).hash = "111c825101d484bac99ec90be1d99f15";

export default node;
