/**
 * @generated SignedSource<<34a43fed349980a720f9eed9526c976f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Approvals_viewer$data = {
  readonly approvals: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ApprovalItem_approval">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "Approvals_viewer";
};
export type Approvals_viewer$key = {
  readonly " $data"?: Approvals_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Approvals_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "accountId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "accountOwnerId"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "effect"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "entity"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "subjectId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Approvals_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "accountId",
          "variableName": "accountId"
        },
        {
          "kind": "Variable",
          "name": "accountOwnerId",
          "variableName": "accountOwnerId"
        },
        {
          "kind": "Variable",
          "name": "effect",
          "variableName": "effect"
        },
        {
          "kind": "Variable",
          "name": "entity",
          "variableName": "entity"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        },
        {
          "kind": "Variable",
          "name": "subjectId",
          "variableName": "subjectId"
        }
      ],
      "concreteType": "ApprovalConnection",
      "kind": "LinkedField",
      "name": "approvals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ApprovalEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Approval",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ApprovalItem_approval"
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7bbe2db912045c6de99176f07b3f39c5";

export default node;
