/**
 * @generated SignedSource<<6af41669f820248b0948a3f0f79efb8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestList = "APPROVED" | "HISTORICAL" | "INCOMPLETE" | "PENDING" | "SIGNATURE";
import type { FragmentRefs } from "relay-runtime";
export type OverviewCharts_viewer$data = {
  readonly overview: {
    readonly days: ReadonlyArray<{
      readonly day: string;
      readonly in: number;
      readonly out: number;
    }>;
    readonly queues: ReadonlyArray<{
      readonly ages: ReadonlyArray<number>;
      readonly list: RequestList;
      readonly pile: {
        readonly count: number;
        readonly countIsBound: boolean;
      };
    }>;
  };
  readonly " $fragmentType": "OverviewCharts_viewer";
};
export type OverviewCharts_viewer$key = {
  readonly " $data"?: OverviewCharts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OverviewCharts_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OverviewCharts_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Overview",
      "kind": "LinkedField",
      "name": "overview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OverviewQueue",
          "kind": "LinkedField",
          "name": "queues",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "list",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ages",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Pile",
              "kind": "LinkedField",
              "name": "pile",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "countIsBound",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "count",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MoneyOfDay",
          "kind": "LinkedField",
          "name": "days",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "day",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "in",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "out",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "584207a767f40cb9e20256926b930633";

export default node;
