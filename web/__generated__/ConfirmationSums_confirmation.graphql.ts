/**
 * @generated SignedSource<<fdff8eea5a8063bf3fbbb6a99916b459>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationSums_confirmation$data = {
  readonly amount: number;
  readonly federalTaxAmount: number;
  readonly fee: number;
  readonly isRollover: boolean;
  readonly netAmount: number;
  readonly stateTaxAmount: number;
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
      "name": "federalTaxAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateTaxAmount",
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

(node as any).hash = "842b42d930f8289179663ebe6822dbbf";

export default node;
