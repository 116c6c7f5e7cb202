/**
 * @generated SignedSource<<7aa3188da77268e0cd759f31950274f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DecisionDialog_approval$data = {
  readonly accountOwnerId: number | null;
  readonly amount: number | null;
  readonly approvalId: number;
  readonly description: string;
  readonly ownerName: string | null;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"Changes_approval">;
  readonly " $fragmentType": "DecisionDialog_approval";
};
export type DecisionDialog_approval$key = {
  readonly " $data"?: DecisionDialog_approval$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionDialog_approval">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DecisionDialog_approval",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "Changes_approval"
    }
  ],
  "type": "Approval",
  "abstractKey": null
};

(node as any).hash = "eaebca47f8c22060054b36e0464d1dcf";

export default node;
