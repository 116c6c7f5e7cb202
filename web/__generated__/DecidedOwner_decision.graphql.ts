/**
 * @generated SignedSource<<de392b9f0f06268a2fd157c9c5a1c86f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecidedOwner_decision$data = {
  readonly accountOwner: {
    readonly dateOfBirth: string | null;
    readonly firstName: string;
    readonly lastName: string;
    readonly social: {
      readonly social: string;
    } | null;
    readonly " $fragmentSpreads": FragmentRefs<"OwnerContact_accountOwner">;
  };
  readonly accountOwnerId: number;
  readonly " $fragmentType": "DecidedOwner_decision";
};
export type DecidedOwner_decision$key = {
  readonly " $data"?: DecidedOwner_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecidedOwner_decision">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DecidedOwner_decision",
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
      "concreteType": "AccountOwner",
      "kind": "LinkedField",
      "name": "accountOwner",
      "plural": false,
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
          "kind": "ScalarField",
          "name": "dateOfBirth",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OwnerContact_accountOwner"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ComplianceDecision",
  "abstractKey": null
};

(node as any).hash = "cb102adc130d284b50ced32bcc2b1b15";

export default node;
