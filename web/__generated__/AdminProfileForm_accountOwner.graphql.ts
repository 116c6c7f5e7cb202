/**
 * @generated SignedSource<<1de881f04d4c4983249e72e6b20cafaa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminProfileForm_accountOwner$data = {
  readonly accountOwnerId: number;
  readonly dateOfBirth: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly social: {
    readonly social: string;
  } | null;
  readonly " $fragmentType": "AdminProfileForm_accountOwner";
};
export type AdminProfileForm_accountOwner$key = {
  readonly " $data"?: AdminProfileForm_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProfileForm_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdminProfileForm_accountOwner",
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
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateOfBirth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Social",
      "kind": "LinkedField",
      "name": "social",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "social",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "d65f2bf50f07cd8ffb79608d9b84b34d";

export default node;
