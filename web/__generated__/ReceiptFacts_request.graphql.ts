/**
 * @generated SignedSource<<d2a0e66a29b4b42054e5afdea04b0d5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReceiptFacts_request$data = {
  readonly amount: number;
  readonly distributionTypeId: number;
  readonly federalWithholding: number;
  readonly fee: number;
  readonly isCheck: boolean;
  readonly isFullAmount: boolean;
  readonly isRollover: boolean;
  readonly netAmount: number;
  readonly payee: string | null;
  readonly planAccountNumber: string;
  readonly stateWithholding: number;
  readonly " $fragmentType": "ReceiptFacts_request";
};
export type ReceiptFacts_request$key = {
  readonly " $data"?: ReceiptFacts_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReceiptFacts_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReceiptFacts_request",
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
      "name": "distributionTypeId",
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
      "name": "isCheck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isFullAmount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payee",
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
      "name": "federalWithholding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateWithholding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netAmount",
      "storageKey": null
    }
  ],
  "type": "DistributionRequest",
  "abstractKey": null
};

(node as any).hash = "65871d26820e7aef95645d963a04dc5a";

export default node;
