/**
 * @generated SignedSource<<35bb0e1081516009997dd1895762eeea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UploadSelect_accountOwner$data = {
  readonly documents: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly fileName: string;
        readonly guid: string;
        readonly modifiedAt: string;
      };
    }>;
  };
  readonly " $fragmentType": "UploadSelect_accountOwner";
};
export type UploadSelect_accountOwner$key = {
  readonly " $data"?: UploadSelect_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadSelect_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UploadSelect_accountOwner",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "type": "GENERAL_UPLOAD"
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": "MODIFIED_DESC"
        }
      ],
      "concreteType": "DocumentConnection",
      "kind": "LinkedField",
      "name": "documents",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DocumentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Document",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "guid",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fileName",
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
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "documents(filter:{\"type\":\"GENERAL_UPLOAD\"},first:50,sort:\"MODIFIED_DESC\")"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "a30338be0726a1673ad99d4ca47a6645";

export default node;
