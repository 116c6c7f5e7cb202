/**
 * @generated SignedSource<<123100a0d800886ef9b2d0183d0f6a1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TransactionLines_detail$data = {
  readonly lines: ReadonlyArray<{
    readonly accountId: number | null;
    readonly accountOwnerId: number | null;
    readonly amount: number;
    readonly bookName: string;
    readonly isCredit: boolean;
    readonly transactionDate: string;
  }>;
  readonly reversibleBookId: number | null;
  readonly transactionId: number;
  readonly " $fragmentType": "TransactionLines_detail";
};
export type TransactionLines_detail$key = {
  readonly " $data"?: TransactionLines_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"TransactionLines_detail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TransactionLines_detail",
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
      "name": "reversibleBookId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TransactionLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "transactionDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountOwnerId",
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
          "name": "isCredit",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TransactionDetail",
  "abstractKey": null
};

(node as any).hash = "177f53985526c8d4797bff3e628b2412";

export default node;
