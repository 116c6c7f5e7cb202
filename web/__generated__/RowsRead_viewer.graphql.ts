/**
 * @generated SignedSource<<dd571a0bb45a0d2819f7f89cd1841b47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RowsRead_viewer$data = {
  readonly rowsRead: ReadonlyArray<{
    readonly day: string;
    readonly email: string;
    readonly isAlarmed: boolean;
    readonly rows: number;
  }>;
  readonly " $fragmentType": "RowsRead_viewer";
};
export type RowsRead_viewer$key = {
  readonly " $data"?: RowsRead_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RowsRead_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RowsRead_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RowsRead",
      "kind": "LinkedField",
      "name": "rowsRead",
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
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rows",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAlarmed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "66a49be15b9fbd9560d23795fbe8d6c0";

export default node;
