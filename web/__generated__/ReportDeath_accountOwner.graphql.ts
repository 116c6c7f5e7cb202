/**
 * @generated SignedSource<<b9e7787a6b0efd4da1cf2e73b5e039cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportDeath_accountOwner$data = {
  readonly accountOwnerId: number;
  readonly documents: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly documentType: string;
        readonly fileName: string;
        readonly guid: string;
        readonly lastModified: string;
      };
    }>;
  };
  readonly firstName: string;
  readonly lastName: string;
  readonly " $fragmentType": "ReportDeath_accountOwner";
};
export type ReportDeath_accountOwner$key = {
  readonly " $data"?: ReportDeath_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportDeath_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportDeath_accountOwner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountOwnerId",
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
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "attachmentTypeId": 3
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
                  "name": "documentType",
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
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "documents(filter:{\"attachmentTypeId\":3},first:50,sort:\"MODIFIED_DESC\")"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "9d09c103a68cfb52c3eb1bf51374c128";

export default node;
