/**
 * @generated SignedSource<<c806c0ab580e3ddb6678d27b63c3ddee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequiredMinimums_accountOwner$data = {
  readonly requiredMinimums: ReadonlyArray<{
    readonly accountId: number;
    readonly accountNumber: string;
    readonly amount: number;
    readonly dueOn: string;
    readonly paid: number;
    readonly remaining: number;
    readonly year: number;
  }>;
  readonly " $fragmentType": "RequiredMinimums_accountOwner";
};
export type RequiredMinimums_accountOwner$key = {
  readonly " $data"?: RequiredMinimums_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequiredMinimums_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RequiredMinimums_accountOwner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RequiredMinimum",
      "kind": "LinkedField",
      "name": "requiredMinimums",
      "plural": true,
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
          "name": "accountNumber",
          "storageKey": null
        },
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
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paid",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "4623537f128158632116eda0c0c80d66";

export default node;
