/**
 * @generated SignedSource<<68c8bdace46c12757d9e66f27c0f3f34>>
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

(node as any).hash = "0370c25a6b52b72e8d64deb8448ecaff";

export default node;
