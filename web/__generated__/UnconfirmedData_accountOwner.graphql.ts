/**
 * @generated SignedSource<<2385bf2bede6b6bee73c607c3f52f16c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataKind = "ADDRESS" | "EMAIL" | "PERSON" | "PHONE";
export type DataPath = "BEFORE" | "CREDENTIAL" | "JOB" | "OPERATOR" | "PLAN_FILE" | "REGISTRATION" | "SCREEN" | "STAFF";
import type { FragmentRefs } from "relay-runtime";
export type UnconfirmedData_accountOwner$data = {
  readonly accountOwnerId: number;
  readonly dataStanding: {
    readonly unconfirmed: ReadonlyArray<{
      readonly kind: DataKind;
      readonly path: DataPath;
      readonly recordId: number;
      readonly value: string;
      readonly whyNot: string | null;
      readonly writtenAt: string;
      readonly writtenBy: string | null;
    }>;
  };
  readonly " $fragmentType": "UnconfirmedData_accountOwner";
};
export type UnconfirmedData_accountOwner$key = {
  readonly " $data"?: UnconfirmedData_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnconfirmedData_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UnconfirmedData_accountOwner",
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
      "concreteType": "DataStanding",
      "kind": "LinkedField",
      "name": "dataStanding",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "UnconfirmedData",
          "kind": "LinkedField",
          "name": "unconfirmed",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "recordId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "path",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "writtenBy",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "writtenAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "whyNot",
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

(node as any).hash = "8834c9cfb85a04b1aeab3360252d375a";

export default node;
