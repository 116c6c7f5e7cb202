/**
 * @generated SignedSource<<a927c31f543eb9aaedf7577a0a31352e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeathState = "CONFIRMED" | "REPORTED";
import type { FragmentRefs } from "relay-runtime";
export type ActingBar_viewer$data = {
  readonly accountOwner: {
    readonly accountOwnerId: number;
    readonly death: DeathState | null;
    readonly firstName: string;
    readonly lastName: string;
  } | null;
  readonly isStaff: boolean;
  readonly " $fragmentType": "ActingBar_viewer";
};
export type ActingBar_viewer$key = {
  readonly " $data"?: ActingBar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActingBar_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "accountOwnerId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ActingBar_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isStaff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "accountOwnerId",
          "variableName": "accountOwnerId"
        }
      ],
      "concreteType": "AccountOwner",
      "kind": "LinkedField",
      "name": "accountOwner",
      "plural": false,
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
          "args": null,
          "kind": "ScalarField",
          "name": "death",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d098532eb4f87e0c41147ef3f7776526";

export default node;
