/**
 * @generated SignedSource<<ba1b42ecb329b2abcf6ee0028c9f0681>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CloseWithdrawal_request$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CloseRequest_withdrawal" | "requestInput_withdrawal">;
  readonly " $fragmentType": "CloseWithdrawal_request";
};
export type CloseWithdrawal_request$key = {
  readonly " $data"?: CloseWithdrawal_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"CloseWithdrawal_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CloseWithdrawal_request",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CloseRequest_withdrawal"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "requestInput_withdrawal",
      "selections": [
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
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address1",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address2",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "city",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zip",
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
          "name": "statusId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "waiveFees",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "WithdrawalRequest",
  "abstractKey": null
};

(node as any).hash = "951fa1451fe3c5ca666a870c7d8fb379";

export default node;
