/**
 * @generated SignedSource<<76c34f4a286cc42125a657d39b3b96f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdministratorInformation_accountOwner$data = {
  readonly accountOwnerId: number;
  readonly dateOfBirth: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly registration: {
    readonly registrationCode: string | null;
    readonly registrationCodeCreatedAt: string | null;
  } | null;
  readonly social: {
    readonly social: string;
  } | null;
  readonly " $fragmentSpreads": FragmentRefs<"AdminProfileForm_accountOwner">;
  readonly " $fragmentType": "AdministratorInformation_accountOwner";
};
export type AdministratorInformation_accountOwner$key = {
  readonly " $data"?: AdministratorInformation_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdministratorInformation_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AdministratorInformation_accountOwner",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RegistrationInfo",
      "kind": "LinkedField",
      "name": "registration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "registrationCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "registrationCodeCreatedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AdminProfileForm_accountOwner"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "cffa13ebb3724fb08bed5bd4e2d62144";

export default node;
