/**
 * @generated SignedSource<<627c5dfcf78792cd3130b059fdcac2fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditPlan_plan$data = {
  readonly companyId: number;
  readonly interestBasisPoints: number;
  readonly modifiedAt: string | null;
  readonly name: string;
  readonly parentPlanId: number | null;
  readonly planId: number;
  readonly " $fragmentType": "EditPlan_plan";
};
export type EditPlan_plan$key = {
  readonly " $data"?: EditPlan_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditPlan_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditPlan_plan",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "interestBasisPoints",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentPlanId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "modifiedAt",
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "e97a6d40bda2e0c19510a94025c6df23";

export default node;
