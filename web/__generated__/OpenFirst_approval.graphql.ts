/**
 * @generated SignedSource<<7f28654ebcba2c2c74de2590caeedc54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenFirst_approval$data = {
  readonly toOpen: {
    readonly downloadPath: string;
    readonly fileName: string;
  } | null;
  readonly " $fragmentType": "OpenFirst_approval";
};
export type OpenFirst_approval$key = {
  readonly " $data"?: OpenFirst_approval$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenFirst_approval">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OpenFirst_approval",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FileToOpen",
      "kind": "LinkedField",
      "name": "toOpen",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "downloadPath",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Approval",
  "abstractKey": null
};

(node as any).hash = "e2c3178efabc9b03fbb0290a2f9bbda9";

export default node;
