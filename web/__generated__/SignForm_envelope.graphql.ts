/**
 * @generated SignedSource<<b2275fbce13e42a9167c77e6a0b13c9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignatureKind = "CUSTODIAL_AGREEMENT" | "DISTRIBUTION_FORM";
import type { FragmentRefs } from "relay-runtime";
export type SignForm_envelope$data = {
  readonly accountOwnerName: string | null;
  readonly amount: number | null;
  readonly consentText: string;
  readonly documentPath: string;
  readonly expiresAt: string;
  readonly fileName: string;
  readonly kind: SignatureKind;
  readonly netAmount: number | null;
  readonly parts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ShownParts_parts">;
  }>;
  readonly payee: string | null;
  readonly " $fragmentType": "SignForm_envelope";
};
export type SignForm_envelope$key = {
  readonly " $data"?: SignForm_envelope$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignForm_envelope">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SignForm_envelope",
  "selections": [
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
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "documentPath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consentText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountOwnerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ShownParts_parts"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SignatureEnvelope",
  "abstractKey": null
};

(node as any).hash = "8ce82f6422b0cd279665225ee6026ff3";

export default node;
