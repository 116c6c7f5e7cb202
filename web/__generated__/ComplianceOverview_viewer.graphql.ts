/**
 * @generated SignedSource<<15dd1136a53f7e1317d21eb58b7a1e4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComplianceOverview_viewer$data = {
  readonly complianceOverview: {
    readonly pending: {
      readonly " $fragmentSpreads": FragmentRefs<"Tile_pile">;
    };
  };
  readonly compliancePending: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly accountId: number;
        readonly findings: ReadonlyArray<{
          readonly title: string;
        }>;
        readonly firstName: string | null;
        readonly lastName: string | null;
        readonly loadedAt: string | null;
      };
    }>;
  };
  readonly " $fragmentType": "ComplianceOverview_viewer";
};
export type ComplianceOverview_viewer$key = {
  readonly " $data"?: ComplianceOverview_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComplianceOverview_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ComplianceOverview_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceOverview",
      "kind": "LinkedField",
      "name": "complianceOverview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Pile",
          "kind": "LinkedField",
          "name": "pending",
          "plural": false,
          "selections": [
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
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "CompliancePendingRowConnection",
      "kind": "LinkedField",
      "name": "compliancePending",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CompliancePendingRowEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CompliancePendingRow",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "accountId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "firstName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lastName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "loadedAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ComplianceFinding",
                  "kind": "LinkedField",
                  "name": "findings",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "title",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "compliancePending(first:5)"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2c8afaba8e89313c65d691fa1d578d58";

export default node;
