/**
 * @generated SignedSource<<23fec7484a31965cce0a9d6b6676ea74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanUploadForm_viewer$data = {
  readonly plans: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly name: string;
        readonly planId: number;
      };
    }>;
  } | null;
  readonly " $fragmentType": "PlanUploadForm_viewer";
};
export type PlanUploadForm_viewer$key = {
  readonly " $data"?: PlanUploadForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanUploadForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlanUploadForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlanConnection",
      "kind": "LinkedField",
      "name": "plans",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PlanEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Plan",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
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

(node as any).hash = "8d2031083930a19bbee747a2c2ddbb6d";

export default node;
