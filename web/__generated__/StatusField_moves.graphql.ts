/**
 * @generated SignedSource<<e75877029e7254f0c28651a4946de023>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestStatus = "APPROVED" | "COMPLETED" | "HISTORICAL" | "INCOMPLETE" | "OPEN" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type StatusField_moves$data = ReadonlyArray<{
  readonly needsSecondPerson: boolean;
  readonly reason: string | null;
  readonly says: string | null;
  readonly status: RequestStatus;
  readonly warning: string | null;
  readonly " $fragmentType": "StatusField_moves";
}>;
export type StatusField_moves$key = ReadonlyArray<{
  readonly " $data"?: StatusField_moves$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusField_moves">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "StatusField_moves",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "says",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "warning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsSecondPerson",
      "storageKey": null
    }
  ],
  "type": "RequestMove",
  "abstractKey": null
};

(node as any).hash = "e5774dfef3a31a8479496e2f6fb85f48";

export default node;
