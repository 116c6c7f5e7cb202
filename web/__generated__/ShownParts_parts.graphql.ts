/**
 * @generated SignedSource<<5e2e24004991e7bdee180e9461b78e41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DocumentPartKind = "BLANKS" | "DETAILS" | "FIGURES" | "HEADING" | "LETTERHEAD" | "PARAGRAPH" | "TITLE";
import type { FragmentRefs } from "relay-runtime";
export type ShownParts_parts$data = ReadonlyArray<{
  readonly kind: DocumentPartKind;
  readonly rows: ReadonlyArray<{
    readonly isStrong: boolean;
    readonly label: string;
    readonly value: string;
  }>;
  readonly text: string;
  readonly " $fragmentType": "ShownParts_parts";
}>;
export type ShownParts_parts$key = ReadonlyArray<{
  readonly " $data"?: ShownParts_parts$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShownParts_parts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "ShownParts_parts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DocumentRow",
      "kind": "LinkedField",
      "name": "rows",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isStrong",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DocumentPart",
  "abstractKey": null
};

(node as any).hash = "dda98b2519f1140b55480ae422181ee4";

export default node;
