/**
 * @generated SignedSource<<3709211e0d7330a06555f57d73c3eca1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MinimumAtDeath_minimum$data = {
  readonly dueOn: string;
  readonly paidToOwner: number;
  readonly paidToRecipients: number;
  readonly remaining: number;
  readonly required: number;
  readonly waivedUntil: string;
  readonly year: number;
  readonly " $fragmentType": "MinimumAtDeath_minimum";
};
export type MinimumAtDeath_minimum$key = {
  readonly " $data"?: MinimumAtDeath_minimum$data;
  readonly " $fragmentSpreads": FragmentRefs<"MinimumAtDeath_minimum">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MinimumAtDeath_minimum",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "required",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidToOwner",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidToRecipients",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remaining",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waivedUntil",
      "storageKey": null
    }
  ],
  "type": "MinimumAtDeath",
  "abstractKey": null
};

(node as any).hash = "cf5ea05071dd38b1a07ccbf2185918fc";

export default node;
