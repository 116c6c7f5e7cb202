/**
 * @generated SignedSource<<45da9128a7b889d1b3e4872cd33f586f>>
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

(node as any).hash = "8b81a82884c8c5a2f10f8f0217ae4339";

export default node;
