/**
 * @generated SignedSource<<90c85510dd894c27fa6f01825dfcb747>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecidedOwner_decision$data = {
  readonly accountOwner: {
    readonly account: {
      readonly planAccountNumber: string;
    };
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
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "accountId"
    }
  ],
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
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "accountId",
              "variableName": "accountId"
            }
          ],
          "concreteType": "RetirementAccount",
          "kind": "LinkedField",
          "name": "account",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "planAccountNumber",
              "storageKey": null
            }
          ],
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

(node as any).hash = "c9ed1511738cc6cc17c2b964e18c8d04";

export default node;
