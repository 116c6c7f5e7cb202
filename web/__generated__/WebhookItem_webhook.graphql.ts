/**
 * @generated SignedSource<<c3dbbe25dfaf81e87afd6a064487b10e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChangeKind = "ACCOUNT" | "APPROVAL" | "JOB" | "OWNER" | "REQUEST";
export type WebhookStatus = "ACTIVE" | "ENDED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type WebhookItem_webhook$data = {
  readonly createdAt: string;
  readonly createdBy: string | null;
  readonly endedAt: string | null;
  readonly endedBy: string | null;
  readonly givenUp: number;
  readonly kinds: ReadonlyArray<ChangeKind>;
  readonly lastFailure: string | null;
  readonly lastSentAt: string | null;
  readonly name: string;
  readonly oldSecretUntil: string | null;
  readonly status: WebhookStatus;
  readonly toSend: number;
  readonly url: string;
  readonly webhookId: number;
  readonly " $fragmentType": "WebhookItem_webhook";
};
export type WebhookItem_webhook$key = {
  readonly " $data"?: WebhookItem_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookItem_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WebhookItem_webhook",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webhookId",
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
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kinds",
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
      "name": "endedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toSend",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "givenUp",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oldSecretUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastFailure",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "1b21119e959a015b91bf138ef7c1d1a9";

export default node;
