/**
 * @generated SignedSource<<7fcc9ed0aef131edcb64d8151100dcc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalStatus = "APPROVED" | "LAPSED" | "REFUSED" | "WAITING" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type ApprovalItem_approval$data = {
  readonly approvalId: number;
  readonly canDecide: boolean;
  readonly canWithdraw: boolean;
  readonly changes: ReadonlyArray<{
    readonly after: string | null;
    readonly before: string | null;
    readonly label: string;
  }>;
  readonly description: string;
  readonly lapsesAt: string | null;
  readonly madeAt: string;
  readonly madeBy: ReadonlyArray<string>;
  readonly status: ApprovalStatus;
  readonly whyNot: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"OpenFirst_approval">;
  readonly " $fragmentType": "ApprovalItem_approval";
};
export type ApprovalItem_approval$key = {
  readonly " $data"?: ApprovalItem_approval$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalItem_approval">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApprovalItem_approval",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "approvalId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "madeBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "madeAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lapsesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDecide",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whyNot",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canWithdraw",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OpenFirst_approval"
    }
  ],
  "type": "Approval",
  "abstractKey": null
};

(node as any).hash = "171930d1d84a78898a28e804702ba02c";

export default node;
