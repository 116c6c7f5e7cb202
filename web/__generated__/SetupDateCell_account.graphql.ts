/**
 * @generated SignedSource<<a21d1894d88b3bb8f1590a5a620ea24f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetupDateCell_account$data = {
  readonly planAccountNumber: string;
  readonly setupDate: string | null;
  readonly " $fragmentType": "SetupDateCell_account";
};
export type SetupDateCell_account$key = {
  readonly " $data"?: SetupDateCell_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupDateCell_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SetupDateCell_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planAccountNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "setupDate",
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "cf6033fd4a95bfa12856fbd491b11f61";

export default node;
