/**
 * @generated SignedSource<<6825451799f26fabbf466ea63f000cd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeathState = "CONFIRMED" | "REPORTED";
import type { FragmentRefs } from "relay-runtime";
export type OwnerGlance_accountOwner$data = {
  readonly death: DeathState | null;
  readonly " $fragmentSpreads": FragmentRefs<"LastOfOwner_accountOwner">;
  readonly " $fragmentType": "OwnerGlance_accountOwner";
};
export type OwnerGlance_accountOwner$key = {
  readonly " $data"?: OwnerGlance_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnerGlance_accountOwner">;
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
  "name": "OwnerGlance_accountOwner",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "readsNotes",
          "variableName": "readsNotes"
        }
      ],
      "kind": "FragmentSpread",
      "name": "LastOfOwner_accountOwner"
    },
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

(node as any).hash = "003fc0829a451319dafd31b56b0c1241";

export default node;
