/**
 * @generated SignedSource<<75459194656b236f1666f8ff588f4029>>
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
  readonly lastModified: string | null;
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
      "name": "lastModified",
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "7b692cb5da6e818681b10a68a3696d86";

export default node;
