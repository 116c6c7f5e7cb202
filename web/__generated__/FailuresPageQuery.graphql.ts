/**
 * @generated SignedSource<<8069c0f8654b066900395ba3cdb98968>>
 * @relayHash c216023278947d9ea53541e3cc4b0a73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86d4effc538a168397e58f84d1975a66b570997cc664b5b2e5b3ee3be46703fd

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeKind = "ACCOUNT" | "APPROVAL" | "JOB" | "OWNER" | "REQUEST";
export type WebhookStatus = "ACTIVE" | "ENDED" | "WAITING";
export type FailuresPageQuery$variables = {
  webhookId: number;
};
export type FailuresPageQuery$data = {
  readonly viewer: {
    readonly webhookFailures: ReadonlyArray<{
      readonly attempts: number;
      readonly failure: string;
      readonly givenUpAt: string;
      readonly kind: ChangeKind;
      readonly number: number;
      readonly position: string;
    }>;
    readonly webhooks: ReadonlyArray<{
      readonly name: string;
      readonly status: WebhookStatus;
      readonly webhookId: number;
    }>;
  } | null;
};
export type FailuresPageQuery = {
  response: FailuresPageQuery$data;
  variables: FailuresPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "webhookId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Webhook",
  "kind": "LinkedField",
  "name": "webhooks",
  "plural": true,
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
      "name": "status",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "webhookId",
      "variableName": "webhookId"
    }
  ],
  "concreteType": "WebhookFailure",
  "kind": "LinkedField",
  "name": "webhookFailures",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attempts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "givenUpAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FailuresPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FailuresPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "86d4effc538a168397e58f84d1975a66b570997cc664b5b2e5b3ee3be46703fd",
    "metadata": {},
    "name": "FailuresPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fa0d10f4a576e31993d3ca272c679766";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
