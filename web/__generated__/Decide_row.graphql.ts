/**
 * @generated SignedSource<<8caa5a38fa18c71e39a5c6e3ee46347d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Decide_row$data = {
  readonly accountId: number;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly reasonRequired: boolean;
  readonly " $fragmentType": "Decide_row";
};
export type Decide_row$key = {
  readonly " $data"?: Decide_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"Decide_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Decide_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountId",
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
      "args": null,
      "kind": "ScalarField",
      "name": "reasonRequired",
      "storageKey": null
    }
  ],
  "type": "CompliancePendingRow",
  "abstractKey": null
};

(node as any).hash = "83bf6343ea4c04293a6f65de5d3b739b";

export default node;
