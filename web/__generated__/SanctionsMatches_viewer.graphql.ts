/**
 * @generated SignedSource<<20df081dee12afbb0942b9c19cfc9518>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SanctionsMatchStatus = "CLEARED" | "CONFIRMED" | "OPEN";
export type SanctionsParty = "OWNER" | "PAYABLE_TO" | "PAYEE";
import type { FragmentRefs } from "relay-runtime";
export type SanctionsMatches_viewer$data = {
  readonly sanctionsMatches: ReadonlyArray<{
    readonly accountOwnerId: number;
    readonly dateOfBirth: string | null;
    readonly decidedBy: string | null;
    readonly entry: string;
    readonly foundAt: string;
    readonly listedBirth: string | null;
    readonly listedName: string;
    readonly matchId: number;
    readonly name: string;
    readonly party: SanctionsParty;
    readonly reason: string | null;
    readonly status: SanctionsMatchStatus;
  }>;
  readonly " $fragmentType": "SanctionsMatches_viewer";
};
export type SanctionsMatches_viewer$key = {
  readonly " $data"?: SanctionsMatches_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SanctionsMatches_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SanctionsMatches_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SanctionsMatch",
      "kind": "LinkedField",
      "name": "sanctionsMatches",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "matchId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "party",
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
          "name": "name",
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
          "name": "entry",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listedName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listedBirth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "foundAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
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
          "name": "decidedBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "aca0bc08fd75ade36c56079ef83e2895";

export default node;
