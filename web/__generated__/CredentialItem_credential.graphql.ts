/**
 * @generated SignedSource<<102cd69ff301cf63554bca59ff5cf038>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CredentialStatus = "EXPIRED" | "REVOKED" | "USABLE" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type CredentialItem_credential$data = {
  readonly accountOwnerId: number | null;
  readonly addresses: ReadonlyArray<string>;
  readonly createdAt: string;
  readonly createdBy: string | null;
  readonly credentialId: number;
  readonly expiresAt: string;
  readonly hint: string;
  readonly lastUsedAt: string | null;
  readonly lastUsedFrom: string | null;
  readonly name: string;
  readonly planId: number | null;
  readonly requestsPerMinute: number;
  readonly revokedAt: string | null;
  readonly revokedBy: string | null;
  readonly scopes: ReadonlyArray<string>;
  readonly status: CredentialStatus;
  readonly " $fragmentType": "CredentialItem_credential";
};
export type CredentialItem_credential$key = {
  readonly " $data"?: CredentialItem_credential$data;
  readonly " $fragmentSpreads": FragmentRefs<"CredentialItem_credential">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CredentialItem_credential",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "credentialId",
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
      "name": "hint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scopes",
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
      "name": "planId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addresses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestsPerMinute",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revokedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revokedBy",
      "storageKey": null
    }
  ],
  "type": "Credential",
  "abstractKey": null
};

(node as any).hash = "0bf1616e4d86ced3e26062c5d62718c0";

export default node;
