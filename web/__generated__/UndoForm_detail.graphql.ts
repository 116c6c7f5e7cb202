/**
 * @generated SignedSource<<97078f2f52446d15412149ceb66913cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UndoForm_detail$data = {
  readonly line: {
    readonly bankLineId: number;
  };
  readonly matches: ReadonlyArray<{
    readonly description: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"LineFacts_detail">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "LineFacts_detail"
    },
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
        }
      ],
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

(node as any).hash = "643a2e7afb36cced75f1a06f1a6bba89";

export default node;
