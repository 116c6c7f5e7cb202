/**
 * @generated SignedSource<<9433375b696a6e615b872dbea615653e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonalInformation_accountOwner$data = {
  readonly dateOfBirth: string | null;
  readonly email: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly social: {
    readonly social: string;
  } | null;
  readonly " $fragmentType": "PersonalInformation_accountOwner";
};
export type PersonalInformation_accountOwner$key = {
  readonly " $data"?: PersonalInformation_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonalInformation_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PersonalInformation_accountOwner",
  "selections": [
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
      "kind": "ScalarField",
      "name": "email",
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

(node as any).hash = "bab96fc5b89b025d50df2c700fdc8002";

export default node;
