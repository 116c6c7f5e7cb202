/**
 * @generated SignedSource<<a9436a711ebf584192f69823867b977c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationSums_confirmation$data = {
  readonly amount: number;
  readonly federalWithholding: number;
  readonly fee: number;
  readonly isRollover: boolean;
  readonly netAmount: number;
  readonly stateWithholding: number;
  readonly " $fragmentType": "ConfirmationSums_confirmation";
};
export type ConfirmationSums_confirmation$key = {
  readonly " $data"?: ConfirmationSums_confirmation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationSums_confirmation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConfirmationSums_confirmation",
  "selections": [
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
      "name": "federalWithholding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateWithholding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fee",
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
      "name": "isRollover",
      "storageKey": null
    }
  ],
  "type": "WizardConfirmation",
  "abstractKey": null
};

(node as any).hash = "ef9f95b99e1880e7acf6d3a4036fd244";

export default node;
