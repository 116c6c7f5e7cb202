/**
 * @generated SignedSource<<b3b50d753f1ed62b3ef993b370f51456>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignatureKind = "CUSTODIAL_AGREEMENT" | "DISTRIBUTION_FORM";
import type { FragmentRefs } from "relay-runtime";
export type Signed_envelope$data = {
  readonly documentPath: string;
  readonly hasPassword: boolean | null;
  readonly isAwaitingContact: boolean | null;
  readonly isAwaitingPlan: boolean | null;
  readonly isHeld: boolean | null;
  readonly isUnderReview: boolean | null;
  readonly kind: SignatureKind;
  readonly " $fragmentType": "Signed_envelope";
};
export type Signed_envelope$key = {
  readonly " $data"?: Signed_envelope$data;
  readonly " $fragmentSpreads": FragmentRefs<"Signed_envelope">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Signed_envelope",
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
      "name": "documentPath",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHeld",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAwaitingContact",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAwaitingPlan",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnderReview",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    }
  ],
  "type": "SignatureEnvelope",
  "abstractKey": null
};

(node as any).hash = "43e657fe8c60a882d9aa53afe0ca1d62";

export default node;
