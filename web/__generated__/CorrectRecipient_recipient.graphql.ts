/**
 * @generated SignedSource<<6f762346008a1a0f059e268fd7a3a4cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RecipientKind = "ESTATE" | "PERSON" | "TRUST";
import type { FragmentRefs } from "relay-runtime";
export type CorrectRecipient_recipient$data = {
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
  readonly " $fragmentType": "CorrectRecipient_recipient";
};
export type CorrectRecipient_recipient$key = {
  readonly " $data"?: CorrectRecipient_recipient$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorrectRecipient_recipient">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CorrectRecipient_recipient",
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
    }
  ],
  "type": "DeathRecipient",
  "abstractKey": null
};

(node as any).hash = "2147fe7ed8a7a32079686f4e3b72ab2c";

export default node;
