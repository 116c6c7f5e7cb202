/**
 * @generated SignedSource<<92896c497d5caf7fb1df528036345dac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndoForm_detail$data = {
  readonly line: {
    readonly amount: number;
    readonly asOf: string;
    readonly bankLineId: number;
    readonly customerReference: string;
    readonly isDebit: boolean;
  };
  readonly matches: ReadonlyArray<{
    readonly description: string;
  }>;
  readonly text: string;
  readonly " $fragmentType": "UndoForm_detail";
};
export type UndoForm_detail$key = {
  readonly " $data"?: UndoForm_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"UndoForm_detail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UndoForm_detail",
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
          "name": "bankLineId",
          "storageKey": null
        },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankCandidate",
      "kind": "LinkedField",
      "name": "matches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BankLineDetail",
  "abstractKey": null
};

(node as any).hash = "52373e72935e3e2f3973f5f8f81d259c";

export default node;
