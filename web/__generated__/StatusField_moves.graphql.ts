/**
 * @generated SignedSource<<f92a4d0bc8d33b06152bf79dda9a622b>>
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
      "name": "needsSecondPerson",
      "storageKey": null
    }
  ],
  "type": "RequestMove",
  "abstractKey": null
};

(node as any).hash = "9c486cf49ad1dc463d9fff27b694d732";

export default node;
