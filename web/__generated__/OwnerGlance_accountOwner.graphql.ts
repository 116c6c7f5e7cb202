/**
 * @generated SignedSource<<2030def0213e024249dcfb9a4314268f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeathState = "CONFIRMED" | "REPORTED";
import type { FragmentRefs } from "relay-runtime";
export type OwnerGlance_accountOwner$data = {
  readonly accountOwnerId: number;
  readonly cellPhone: {
    readonly number: string;
  } | null;
  readonly dateOfBirth: string | null;
  readonly death: DeathState | null;
  readonly email: string | null;
  readonly mailingAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"contactTexts_address">;
  } | null;
  readonly social: {
    readonly social: string;
  } | null;
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
      "name": "accountOwnerId",
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
      "name": "death",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "mailingAddress",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "contactTexts_address",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "address1",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "address2",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "city",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "zip",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
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

(node as any).hash = "a311fd7dcabd68edc72ff48ab976e557";

export default node;
