/**
 * @generated SignedSource<<b828728c8615cb586ab15832bbacb2b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookOfTransaction_detail$data = {
  readonly lines: ReadonlyArray<{
    readonly accountId: number | null;
    readonly accountOwnerId: number | null;
    readonly bookId: number | null;
    readonly bookName: string;
  }>;
  readonly " $fragmentType": "BookOfTransaction_detail";
};
export type BookOfTransaction_detail$key = {
  readonly " $data"?: BookOfTransaction_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookOfTransaction_detail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BookOfTransaction_detail",
  "selections": [
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
          "name": "bookId",
          "storageKey": null
        },
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
          "name": "accountId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountOwnerId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TransactionDetail",
  "abstractKey": null
};

(node as any).hash = "4ac388bdcb4c4fcf1f19fe6e56806a9c";

export default node;
