/**
 * @generated SignedSource<<6bcc5f1c34178583dad5ad02489acfe2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TransactionLines_detail$data = {
  readonly canReversePosting: boolean;
  readonly correctedByTransactionId: number | null;
  readonly correctsTransactionId: number | null;
  readonly lines: ReadonlyArray<{
    readonly accountId: number | null;
    readonly accountOwnerId: number | null;
    readonly amount: number;
    readonly bookName: string;
    readonly isCredit: boolean;
    readonly transactionDate: string;
  }>;
  readonly paymentSentOn: string | null;
  readonly returnablePlanMoney: number | null;
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
      "kind": "ScalarField",
      "name": "paymentSentOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canReversePosting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returnablePlanMoney",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctsTransactionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctedByTransactionId",
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

(node as any).hash = "826eab4c068a638c72e633be8cd9ee64";

export default node;
