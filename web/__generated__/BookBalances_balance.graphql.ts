/**
 * @generated SignedSource<<e76d441491f8826641ea0e2aea7daeeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookBalances_balance$data = {
  readonly asOf: string;
  readonly books: ReadonlyArray<{
    readonly bookId: number;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"BalanceTable_balance">;
  readonly " $fragmentType": "BookBalances_balance";
};
export type BookBalances_balance$key = {
  readonly " $data"?: BookBalances_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookBalances_balance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BookBalances_balance",
  "selections": [
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
      "concreteType": "BookOnDay",
      "kind": "LinkedField",
      "name": "books",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BalanceTable_balance"
    }
  ],
  "type": "TrialBalance",
  "abstractKey": null
};

(node as any).hash = "d9c70f94a7c38e5061f3cb4441342893";

export default node;
