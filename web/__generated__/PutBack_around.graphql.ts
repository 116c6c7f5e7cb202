/**
 * @generated SignedSource<<3ecfbce2665beecea206030d571551a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PutBack_around$data = {
  readonly redeposit: {
    readonly amount: number;
    readonly isLate: boolean;
    readonly mayPayAgain: boolean;
    readonly taxYear: number;
  } | null;
  readonly " $fragmentType": "PutBack_around";
};
export type PutBack_around$key = {
  readonly " $data"?: PutBack_around$data;
  readonly " $fragmentSpreads": FragmentRefs<"PutBack_around">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PutBack_around",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestRedeposit",
      "kind": "LinkedField",
      "name": "redeposit",
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
          "name": "isLate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayPayAgain",
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

(node as any).hash = "31604955ae47af371d91f706b4fe1c71";

export default node;
