/**
 * @generated SignedSource<<5d6762e0718d8cd274f88cad0db5472a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecipientKind = "ESTATE" | "PERSON" | "TRUST";
import type { FragmentRefs } from "relay-runtime";
export type RecipientList_claims$data = {
  readonly recipients: ReadonlyArray<{
    readonly address1: string;
    readonly address2: string | null;
    readonly city: string;
    readonly firstName: string;
    readonly kind: RecipientKind;
    readonly lastName: string;
    readonly maskedTin: string;
    readonly payeeId: number;
    readonly state: string;
    readonly zip: string;
    readonly " $fragmentSpreads": FragmentRefs<"CorrectRecipient_recipient">;
  }>;
  readonly " $fragmentType": "RecipientList_claims";
};
export type RecipientList_claims$key = {
  readonly " $data"?: RecipientList_claims$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecipientList_claims">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RecipientList_claims",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeathRecipient",
      "kind": "LinkedField",
      "name": "recipients",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payeeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
          "name": "maskedTin",
          "storageKey": null
        },
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CorrectRecipient_recipient"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DeathClaims",
  "abstractKey": null
};

(node as any).hash = "4b3675d3bed6f6d58a80436c316244ec";

export default node;
