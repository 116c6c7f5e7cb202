/**
 * @generated SignedSource<<542a3dda16fe1980d21e4bf806b0c853>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomePage_accountOwner$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ContactFacts_accountOwner" | "OwnerGlance_accountOwner">;
  readonly " $fragmentType": "HomePage_accountOwner";
};
export type HomePage_accountOwner$key = {
  readonly " $data"?: HomePage_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomePage_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "readsNotes"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomePage_accountOwner",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContactFacts_accountOwner"
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "readsNotes",
          "variableName": "readsNotes"
        }
      ],
      "kind": "FragmentSpread",
      "name": "OwnerGlance_accountOwner"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "c3e37fc7155e9582273b1fb7811780ea";

export default node;
