/**
 * @generated SignedSource<<ac8e79ac9ecd7b105cc5c89310b42294>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentTable_accountOwner$data = {
  readonly documents: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly documentType: string;
        readonly downloadPath: string;
        readonly fileName: string;
        readonly id: string;
        readonly lastModified: string;
      };
    }>;
  } | null;
  readonly " $fragmentType": "DocumentTable_accountOwner";
};
export type DocumentTable_accountOwner$key = {
  readonly " $data"?: DocumentTable_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentTable_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DocumentTable_accountOwner",
  "selections": [
    {
      "alias": null,
      "args": null,
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
                  "name": "id",
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "downloadPath",
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
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "9a29345425b47314ea632a85f062e1c6";

export default node;
