/**
 * @generated SignedSource<<e178ef638ff4c533952c20d58ac3abcd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneForm_accountOwner$data = {
  readonly accountOwnerId: number;
  readonly cellPhone: {
    readonly number: string;
  } | null;
  readonly " $fragmentType": "PhoneForm_accountOwner";
};
export type PhoneForm_accountOwner$key = {
  readonly " $data"?: PhoneForm_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhoneForm_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PhoneForm_accountOwner",
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
      "concreteType": "Phone",
      "kind": "LinkedField",
      "name": "cellPhone",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "88903645c887d996e344cc1469afe17d";

export default node;
