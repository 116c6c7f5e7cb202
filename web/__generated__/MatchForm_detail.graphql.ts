/**
 * @generated SignedSource<<704bf8e412d0bec452f5c5d4d00aaa9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MatchForm_detail$data = {
  readonly candidates: ReadonlyArray<{
    readonly amount: number;
    readonly date: string;
    readonly description: string;
    readonly paymentId: number | null;
    readonly planFileId: number | null;
    readonly transactionId: number | null;
  }>;
  readonly line: {
    readonly amount: number;
    readonly asOf: string;
    readonly bankLineId: number;
    readonly customerReference: string;
    readonly isDebit: boolean;
    readonly whyOpen: string | null;
  };
  readonly text: string;
  readonly " $fragmentType": "MatchForm_detail";
};
export type MatchForm_detail$key = {
  readonly " $data"?: MatchForm_detail$data;
  readonly " $fragmentSpreads": FragmentRefs<"MatchForm_detail">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MatchForm_detail",
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
        (v0/*:: as any*/),
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
          "name": "whyOpen",
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
      "name": "candidates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentId",
          "storageKey": null
        },
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
          "name": "planFileId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        (v0/*:: as any*/),
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
})();

(node as any).hash = "d1b690622f5dc4a033d082c3c7b011e6";

export default node;
