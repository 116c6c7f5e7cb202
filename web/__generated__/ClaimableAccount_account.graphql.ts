/**
 * @generated SignedSource<<c5039befe6c45f21180f8db6d625eb75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClaimableAccount_account$data = {
  readonly accountId: number;
  readonly balance: number;
  readonly claimable: number;
  readonly designated: ReadonlyArray<{
    readonly beneficiaryId: number;
    readonly dateOfBirth: string;
    readonly entitled: number;
    readonly firstName: string;
    readonly isPrimary: boolean | null;
    readonly lastName: string;
    readonly share: number;
  }>;
  readonly designatedAt: string | null;
  readonly designatedBy: string | null;
  readonly isClosed: boolean;
  readonly isRoth: boolean;
  readonly minimum: {
    readonly " $fragmentSpreads": FragmentRefs<"MinimumAtDeath_minimum">;
  } | null;
  readonly planAccountNumber: string;
  readonly whyNot: string | null;
  readonly " $fragmentType": "ClaimableAccount_account";
};
export type ClaimableAccount_account$key = {
  readonly " $data"?: ClaimableAccount_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClaimableAccount_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ClaimableAccount_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planAccountNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRoth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "claimable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClosed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whyNot",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MinimumAtDeath",
      "kind": "LinkedField",
      "name": "minimum",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MinimumAtDeath_minimum"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "designatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "designatedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DesignatedBeneficiary",
      "kind": "LinkedField",
      "name": "designated",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "beneficiaryId",
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
          "kind": "ScalarField",
          "name": "isPrimary",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "entitled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClaimableAccount",
  "abstractKey": null
};

(node as any).hash = "00facff9b3ad3de56c4227fb8b5215ca";

export default node;
