/**
 * @generated SignedSource<<664c28b3a1d7b946b76763a925f28c63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeathFacts_accountOwner$data = {
  readonly deathReport: {
    readonly certificate: {
      readonly downloadPath: string;
      readonly fileName: string;
    } | null;
    readonly confirmedAt: string | null;
    readonly confirmedBy: string | null;
    readonly diedOn: string | null;
    readonly reportedAt: string | null;
    readonly reportedBy: string | null;
    readonly requestsPutAside: number;
    readonly returnCode: string | null;
  } | null;
  readonly " $fragmentType": "DeathFacts_accountOwner";
};
export type DeathFacts_accountOwner$key = {
  readonly " $data"?: DeathFacts_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeathFacts_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeathFacts_accountOwner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnerDeath",
      "kind": "LinkedField",
      "name": "deathReport",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "diedOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reportedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reportedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "confirmedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestsPutAside",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DeathCertificate",
          "kind": "LinkedField",
          "name": "certificate",
          "plural": false,
          "selections": [
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

(node as any).hash = "839faec4d36b30bc7dcfc08e68699841";

export default node;
