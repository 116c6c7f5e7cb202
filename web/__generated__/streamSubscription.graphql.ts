/**
 * @generated SignedSource<<dbf998ebd04486edefa98d348cf1fb54>>
 * @relayHash 44702e946d585fc14a5318ebbcf15d1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1390c24eb004925d058f3ee97fb0d3ab618315d570c1b97e5a3787316eca3fd9

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeKind = "ACCOUNT" | "APPROVAL" | "JOB" | "OWNER" | "REQUEST";
export type streamSubscription$variables = Record<PropertyKey, never>;
export type streamSubscription$data = {
  readonly changed: {
    readonly accountOwnerId: number | null;
    readonly kind: ChangeKind | null;
    readonly number: number | null;
    readonly status: string | null;
  } | null;
};
export type streamSubscription = {
  response: streamSubscription$data;
  variables: streamSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Change",
    "kind": "LinkedField",
    "name": "changed",
    "plural": false,
    "selections": [
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
        "name": "accountOwnerId",
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "streamSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "streamSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1390c24eb004925d058f3ee97fb0d3ab618315d570c1b97e5a3787316eca3fd9",
    "metadata": {},
    "name": "streamSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "70bcde4a5f5d9299224d7fa5752c022a";

export default node;
