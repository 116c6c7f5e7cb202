/**
 * @generated SignedSource<<c0edc8422c20cec7b854b2db1d1459be>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LineFacts_detail$data = {
  readonly line: {
    readonly amount: number;
    readonly asOf: string;
    readonly bankReference: string;
    readonly customerReference: string;
    readonly isDebit: boolean;
  };
  readonly text: string;
  readonly " $fragmentType": "LineFacts_detail";
};
export type LineFacts_detail$key = {
  readonly " $data"?: LineFacts_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineFacts_detail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LineFacts_detail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BankLine",
      "kind": "LinkedField",
      "name": "line",
      "plural": false,
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
          "kind": "ScalarField",
          "name": "isDebit",
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
          "name": "customerReference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankReference",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "BankLineDetail",
  "abstractKey": null
};

(node as any).hash = "79c1b759924bfd4a78282435e01b6c32";

export default node;
