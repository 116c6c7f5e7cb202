/**
 * @generated SignedSource<<84184090adedf04e755a9d586c01efb5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatusCell_account$data = {
  readonly planAccountNumber: string;
  readonly statusLabel: string;
  readonly " $fragmentType": "StatusCell_account";
};
export type StatusCell_account$key = {
  readonly " $data"?: StatusCell_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusCell_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatusCell_account",
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
      "name": "statusLabel",
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "627791dec41366d010aa8ecf26202139";

export default node;
