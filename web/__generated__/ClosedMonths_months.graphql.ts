/**
 * @generated SignedSource<<7c6c8c73c104a7ff85b26b0627ed5091>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClosedMonths_months$data = {
  readonly closed: ReadonlyArray<{
    readonly approvedBy: string | null;
    readonly closedAt: string;
    readonly closedBy: string | null;
    readonly custodyCash: number;
    readonly customerTotal: number;
    readonly month: string;
  }>;
  readonly " $fragmentType": "ClosedMonths_months";
};
export type ClosedMonths_months$key = {
  readonly " $data"?: ClosedMonths_months$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClosedMonths_months">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ClosedMonths_months",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClosedMonth",
      "kind": "LinkedField",
      "name": "closed",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "approvedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerTotal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "custodyCash",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClosedMonths",
  "abstractKey": null
};

(node as any).hash = "098e2f55aa74abf5a741f7521c4aaf8d";

export default node;
