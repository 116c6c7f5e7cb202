/**
 * @generated SignedSource<<c37719565674305f6b7bf4b6abb51c13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaxBalances_balances$data = ReadonlyArray<{
  readonly balance: number;
  readonly bookId: number;
  readonly name: string;
  readonly " $fragmentType": "TaxBalances_balances";
}>;
export type TaxBalances_balances$key = ReadonlyArray<{
  readonly " $data"?: TaxBalances_balances$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxBalances_balances">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "TaxBalances_balances",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    }
  ],
  "type": "TaxBalance",
  "abstractKey": null
};

(node as any).hash = "cd33e515b7159bde687832f2a2bbca15";

export default node;
