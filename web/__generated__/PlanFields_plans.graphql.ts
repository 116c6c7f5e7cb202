/**
 * @generated SignedSource<<7437a2b6a3848673ce7ee3a422695695>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanFields_plans$data = ReadonlyArray<{
  readonly name: string;
  readonly planId: number;
  readonly " $fragmentType": "PlanFields_plans";
}>;
export type PlanFields_plans$key = ReadonlyArray<{
  readonly " $data"?: PlanFields_plans$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanFields_plans">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "PlanFields_plans",
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
    }
  ],
  "type": "PlanListItem",
  "abstractKey": null
};

(node as any).hash = "d57b91f94edca8c9172c43165e83a3e9";

export default node;
