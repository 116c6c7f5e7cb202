/**
 * @generated SignedSource<<4ddd032d204039fa12b5b5bd2ca226d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestList = "APPROVED" | "HISTORICAL" | "INCOMPLETE" | "PENDING" | "SIGNATURE";
import type { FragmentRefs } from "relay-runtime";
export type Overview_viewer$data = {
  readonly overview: {
    readonly failedJobs: {
      readonly " $fragmentSpreads": FragmentRefs<"Tile_pile">;
    };
    readonly missingTaxTable: {
      readonly states: ReadonlyArray<string>;
      readonly year: number;
    } | null;
    readonly monthsToClose: {
      readonly " $fragmentSpreads": FragmentRefs<"Tile_pile">;
    } | null;
    readonly ownProposals: number | null;
    readonly queues: ReadonlyArray<{
      readonly isRollover: boolean;
      readonly list: RequestList;
      readonly pile: {
        readonly " $fragmentSpreads": FragmentRefs<"Tile_pile">;
      };
    }>;
    readonly returnsDesk: {
      readonly " $fragmentSpreads": FragmentRefs<"Tile_pile">;
    };
    readonly toDecide: {
      readonly " $fragmentSpreads": FragmentRefs<"Tile_pile">;
    };
    readonly today: {
      readonly in: number;
      readonly out: number;
    };
    readonly undeliveredMail: {
      readonly " $fragmentSpreads": FragmentRefs<"Tile_pile">;
    };
    readonly uploads: {
      readonly " $fragmentSpreads": FragmentRefs<"Tile_pile">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"TaxDue_overview">;
  };
  readonly " $fragmentType": "Overview_viewer";
};
export type Overview_viewer$key = {
  readonly " $data"?: Overview_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Overview_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "Tile_pile",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "count",
        "storageKey": null
      },
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
        "name": "ageInBankDays",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Overview_viewer",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "TaxDue_overview"
        },
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
              "name": "isRollover",
              "storageKey": null
            },
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
              "concreteType": "Pile",
              "kind": "LinkedField",
              "name": "pile",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Pile",
          "kind": "LinkedField",
          "name": "toDecide",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownProposals",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Pile",
          "kind": "LinkedField",
          "name": "uploads",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Pile",
          "kind": "LinkedField",
          "name": "failedJobs",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Pile",
          "kind": "LinkedField",
          "name": "returnsDesk",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Pile",
          "kind": "LinkedField",
          "name": "undeliveredMail",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Pile",
          "kind": "LinkedField",
          "name": "monthsToClose",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MissingTaxTable",
          "kind": "LinkedField",
          "name": "missingTaxTable",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "year",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "states",
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
          "name": "today",
          "plural": false,
          "selections": [
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
})();

(node as any).hash = "231e1be9204854825206ccb48f1a0f93";

export default node;
