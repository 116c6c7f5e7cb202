/**
 * @generated SignedSource<<51302fb3b1b1a86f012f11df958bf9f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalStatus = "APPROVED" | "LAPSED" | "REFUSED" | "WAITING" | "WITHDRAWN";
import type { FragmentRefs } from "relay-runtime";
export type ApprovalItem_approval$data = {
  readonly accountOwnerId: number | null;
  readonly amount: number | null;
  readonly approvalId: number;
  readonly asksControlTotal: boolean;
  readonly canDecide: boolean;
  readonly canWithdraw: boolean;
  readonly description: string;
  readonly effect: string;
  readonly lapsesAt: string | null;
  readonly madeAt: string;
  readonly madeBy: ReadonlyArray<string>;
  readonly ownerName: string | null;
  readonly status: ApprovalStatus;
  readonly title: string;
  readonly toOpen: {
    readonly fileName: string;
  } | null;
  readonly whyNot: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"Changes_approval" | "OpenFirst_approval">;
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
      "name": "effect",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
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
      "kind": "ScalarField",
      "name": "amount",
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
      "name": "ownerName",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "asksControlTotal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FileToOpen",
      "kind": "LinkedField",
      "name": "toOpen",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Changes_approval"
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

(node as any).hash = "6593cd28fcbd9979d7037cd6ebb6f688";

export default node;
