/**
 * @generated SignedSource<<bad78f67cb312eb952302bbcc8fa6360>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestList = "APPROVED" | "HISTORICAL" | "INCOMPLETE" | "PENDING" | "SIGNATURE";
import type { FragmentRefs } from "relay-runtime";
export type TransactionLines_detail$data = {
  readonly canReversePosting: boolean;
  readonly correctedByTransactionId: number | null;
  readonly correctsTransactionId: number | null;
  readonly isRollover: boolean | null;
  readonly lines: ReadonlyArray<{
    readonly accountId: number | null;
    readonly accountOwnerId: number | null;
    readonly amount: number;
    readonly bookName: string;
    readonly isCredit: boolean;
    readonly transactionDate: string;
  }>;
  readonly list: RequestList | null;
  readonly note: string | null;
  readonly paymentSentOn: string | null;
  readonly requestId: number | null;
  readonly requestNumber: string | null;
  readonly returnablePlanMoney: number | null;
  readonly reversibleBookId: number | null;
  readonly transactionId: number;
  readonly transactionType: string | null;
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
      "kind": "ScalarField",
      "name": "transactionType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRollover",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "list",
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

(node as any).hash = "9b041c27269c82774ddda83e57af125c";

export default node;
