/**
 * @generated SignedSource<<f0de9b520aea7de4665cf5de52dbb3b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Evidence_row$data = {
  readonly accountId: number;
  readonly accountOwnerId: number;
  readonly dateOfBirth: string | null;
  readonly findings: ReadonlyArray<{
    readonly comparedWith: string | null;
    readonly datum: string | null;
    readonly rule: string | null;
    readonly title: string;
  }>;
  readonly firstName: string | null;
  readonly identityCheckedAt: string | null;
  readonly lastName: string | null;
  readonly loadedAt: string | null;
  readonly social: string | null;
  readonly " $fragmentType": "Evidence_row";
};
export type Evidence_row$key = {
  readonly " $data"?: Evidence_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"Evidence_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Evidence_row",
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
      "name": "social",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateOfBirth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "loadedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "identityCheckedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceFinding",
      "kind": "LinkedField",
      "name": "findings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "datum",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comparedWith",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompliancePendingRow",
  "abstractKey": null
};

(node as any).hash = "dd82df061c30753281ed8303d0425692";

export default node;
