/**
 * @generated SignedSource<<e8e32d7979a6773bc6eaa98c22e99be1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayEstate_around$data = {
  readonly estate: {
    readonly amount: number;
    readonly payableTo: string;
    readonly taxYear: number;
  } | null;
  readonly " $fragmentType": "PayEstate_around";
};
export type PayEstate_around$key = {
  readonly " $data"?: PayEstate_around$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayEstate_around">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayEstate_around",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestEstate",
      "kind": "LinkedField",
      "name": "estate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payableTo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "taxYear",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RequestAround",
  "abstractKey": null
};

(node as any).hash = "9b2b145fe432c60d72d85b4f6016dc93";

export default node;
