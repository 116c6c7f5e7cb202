/**
 * @generated SignedSource<<e1140c5236b3324d3f02a9f01f1fd06d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Enrolment_secondFactor$data = {
  readonly secret: string;
  readonly uri: string;
  readonly " $fragmentType": "Enrolment_secondFactor";
};
export type Enrolment_secondFactor$key = {
  readonly " $data"?: Enrolment_secondFactor$data;
  readonly " $fragmentSpreads": FragmentRefs<"Enrolment_secondFactor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Enrolment_secondFactor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secret",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uri",
      "storageKey": null
    }
  ],
  "type": "SecondFactorSecret",
  "abstractKey": null
};

(node as any).hash = "c29e69b053fccb7d4d5dcce3fe637943";

export default node;
