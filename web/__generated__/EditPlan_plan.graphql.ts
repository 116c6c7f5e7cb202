/**
 * @generated SignedSource<<44dd05e6f2842bd07698fb45181379fe>>
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
      "name": "lastModified",
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "b2177391055c1d9da1dc6943bbb6fe78";

export default node;
