/**
 * @generated SignedSource<<b20e7ebadcfdc9ce238e35fa1b532d0c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookedLater_reconciliation$data = {
  readonly bookedLater: ReadonlyArray<{
    readonly amount: number;
    readonly asOf: string;
    readonly bankLineId: number;
    readonly bookedOn: string;
    readonly transactionId: number;
  }>;
  readonly " $fragmentType": "BookedLater_reconciliation";
};
export type BookedLater_reconciliation$key = {
  readonly " $data"?: BookedLater_reconciliation$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookedLater_reconciliation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BookedLater_reconciliation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BankBookedLater",
      "kind": "LinkedField",
      "name": "bookedLater",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankLineId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "asOf",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "transactionId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BankReconciliation",
  "abstractKey": null
};

(node as any).hash = "4ed209e31891f7019c65d71bd5e874f0";

export default node;
