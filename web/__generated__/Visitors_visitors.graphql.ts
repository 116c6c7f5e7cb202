/**
 * @generated SignedSource<<415aa49382b1c2cdb91100b8abe211ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Visitors_visitors$data = ReadonlyArray<{
  readonly name: string;
  readonly " $fragmentType": "Visitors_visitors";
}>;
export type Visitors_visitors$key = ReadonlyArray<{
  readonly " $data"?: Visitors_visitors$data;
  readonly " $fragmentSpreads": FragmentRefs<"Visitors_visitors">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "Visitors_visitors",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "RequestVisitor",
  "abstractKey": null
};

(node as any).hash = "dd846284af3c3aa95b9331e31bb4a4a3";

export default node;
