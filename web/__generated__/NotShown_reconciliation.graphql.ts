/**
 * @generated SignedSource<<046895d9e938f27f7c550b856b5b0023>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotShown_reconciliation$data = {
  readonly notShown: ReadonlyArray<{
    readonly amount: number;
    readonly date: string;
    readonly note: string | null;
    readonly transactionId: number;
  }>;
  readonly " $fragmentType": "NotShown_reconciliation";
};
export type NotShown_reconciliation$key = {
  readonly " $data"?: NotShown_reconciliation$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotShown_reconciliation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NotShown_reconciliation",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BankNotShown",
      "kind": "LinkedField",
      "name": "notShown",
      "plural": true,
      "selections": [
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
          "name": "date",
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
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BankReconciliation",
  "abstractKey": null
};

(node as any).hash = "cecda8bbe5070db2cd66753fba4212af";

export default node;
