/**
 * @generated SignedSource<<0e3ca5cbce3d6fc1522e989f298c7bbc>>
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
        readonly modifiedAt: string;
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
      "storageKey": "documents(filter:{\"attachmentTypeId\":3},first:50,sort:\"MODIFIED_DESC\")"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "dbe3140c04c2b38005d08f51b7238ca8";

export default node;
