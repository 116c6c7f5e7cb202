/**
 * @generated SignedSource<<180a28085712c3a38854e77ffdff43b2>>
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
    readonly paidElsewhere: number | null;
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
          "name": "paidElsewhere",
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

(node as any).hash = "abed6af4c1fea367ab54889e08577799";

export default node;
