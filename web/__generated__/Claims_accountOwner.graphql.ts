/**
 * @generated SignedSource<<1a2ff61e197fd13d62eb04e6eb22ffd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Claims_accountOwner$data = {
  readonly accountOwnerId: number;
  readonly deathClaims: {
    readonly accounts: ReadonlyArray<{
      readonly accountId: number;
      readonly " $fragmentSpreads": FragmentRefs<"ClaimableAccount_account">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"ClaimList_claims" | "RecipientList_claims">;
  };
  readonly firstName: string;
  readonly lastName: string;
  readonly " $fragmentType": "Claims_accountOwner";
};
export type Claims_accountOwner$key = {
  readonly " $data"?: Claims_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"Claims_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Claims_accountOwner",
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
      "concreteType": "DeathClaims",
      "kind": "LinkedField",
      "name": "deathClaims",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ClaimableAccount",
          "kind": "LinkedField",
          "name": "accounts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "accountId",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ClaimableAccount_account"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClaimList_claims"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RecipientList_claims"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "1c9c596d09920f0eddb44d9a1cf2da2b";

export default node;
