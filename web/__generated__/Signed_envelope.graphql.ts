/**
 * @generated SignedSource<<1491957759ceebd17619cfa79b73d051>>
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
  readonly fileName: string;
  readonly isHeld: boolean | null;
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
      "name": "isHeld",
      "storageKey": null
    }
  ],
  "type": "SignatureEnvelope",
  "abstractKey": null
};

(node as any).hash = "16f78e4528a76f7b202e43325def7c63";

export default node;
