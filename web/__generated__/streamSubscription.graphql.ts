/**
 * @generated SignedSource<<f873d745a050150f5670e832ff3de1c2>>
 * @relayHash 74be88e8187d9750f05de9c0d04deb6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 506ab63c9c7138f6c6f116b05a7008f4dea053539058ddb958805b574a9cbede

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeKind = "ACCOUNT" | "APPROVAL" | "JOB" | "OWNER" | "REQUEST";
export type streamSubscription$variables = {
  after?: string | null;
};
export type streamSubscription$data = {
  readonly changed: {
    readonly accountOwnerId: number | null;
    readonly kind: ChangeKind | null;
    readonly number: number | null;
    readonly position: string | null;
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
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      }
    ],
    "concreteType": "Change",
    "kind": "LinkedField",
    "name": "changed",
    "plural": false,
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "streamSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "streamSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "506ab63c9c7138f6c6f116b05a7008f4dea053539058ddb958805b574a9cbede",
    "metadata": {},
    "name": "streamSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "38b40c3ce9107b6e69f8b69b4eaf769d";

export default node;
