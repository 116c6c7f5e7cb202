/**
 * @generated SignedSource<<55d5f118961e302108c49a63748439f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Changes_changes$data = ReadonlyArray<{
  readonly after: string | null;
  readonly before: string | null;
  readonly label: string;
  readonly " $fragmentType": "Changes_changes";
}>;
export type Changes_changes$key = ReadonlyArray<{
  readonly " $data"?: Changes_changes$data;
  readonly " $fragmentSpreads": FragmentRefs<"Changes_changes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "Changes_changes",
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
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    }
  ],
  "type": "AuditChange",
  "abstractKey": null
};

(node as any).hash = "4170239a03278979557d2a0596f5aecc";

export default node;
