/**
 * @generated SignedSource<<85ba712a9b458eea7f082b2c4e971366>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatusField_moves$data = ReadonlyArray<{
  readonly needsSecondPerson: boolean;
  readonly reason: string | null;
  readonly says: string | null;
  readonly statusId: number;
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
      "name": "statusId",
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

(node as any).hash = "0c03333c13473fd5b8996b355d6362fb";

export default node;
