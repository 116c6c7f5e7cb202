/**
 * @generated SignedSource<<da156d569cc5003e7f597e1cf8432505>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ObstacleScreen = "BANK" | "JOBS";
import type { FragmentRefs } from "relay-runtime";
export type NextMonth_months$data = {
  readonly closed: ReadonlyArray<{
    readonly month: string;
  }>;
  readonly next: {
    readonly approvalId: number | null;
    readonly bankDaysSinceEnd: number | null;
    readonly month: string;
    readonly obstacleScreen: ObstacleScreen | null;
    readonly obstacles: ReadonlyArray<string>;
  } | null;
  readonly " $fragmentType": "NextMonth_months";
};
export type NextMonth_months$key = {
  readonly " $data"?: NextMonth_months$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextMonth_months">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "month",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NextMonth_months",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ClosedMonth",
      "kind": "LinkedField",
      "name": "closed",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NextMonth",
      "kind": "LinkedField",
      "name": "next",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "obstacles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "obstacleScreen",
          "storageKey": null
        },
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
          "name": "bankDaysSinceEnd",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ClosedMonths",
  "abstractKey": null
};
})();

(node as any).hash = "801f29ad1e2b5ae8f5d0a1d8f9d88d49";

export default node;
