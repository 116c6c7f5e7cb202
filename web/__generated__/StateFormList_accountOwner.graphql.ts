/**
 * @generated SignedSource<<1568a7a303928798e6550620f0fea1ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StateElection = "AMOUNT" | "DEFAULT" | "NONE" | "PERCENT";
import type { FragmentRefs } from "relay-runtime";
export type StateFormList_accountOwner$data = {
  readonly stateForms: {
    readonly forms: ReadonlyArray<{
      readonly acceptedAt: string;
      readonly acceptedBy: string | null;
      readonly amount: number | null;
      readonly downloadPath: string;
      readonly election: StateElection;
      readonly fileName: string;
      readonly form: string | null;
      readonly isCurrent: boolean;
      readonly percent: number | null;
      readonly recordedBy: string | null;
      readonly signedOn: string;
      readonly state: string;
    }>;
  };
  readonly " $fragmentType": "StateFormList_accountOwner";
};
export type StateFormList_accountOwner$key = {
  readonly " $data"?: StateFormList_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"StateFormList_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StateFormList_accountOwner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StateForms",
      "kind": "LinkedField",
      "name": "stateForms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StateForm",
          "kind": "LinkedField",
          "name": "forms",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "form",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "election",
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
              "name": "percent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "signedOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isCurrent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fileName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "downloadPath",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "acceptedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "acceptedBy",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "recordedBy",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "35f52d1fa8682022f1e8f67a9a1a8003";

export default node;
