/**
 * @generated SignedSource<<2e3a81ea7e283c00ad14f722a59b2be2>>
 * @relayHash 63da4ce3a622143abcc10e02936aacc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 421609f7a3ee4274acd7211bf8fd57fb5b6121e3f4bcd8fc74efbff7dd515ae3

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type ReadReceivingAccountInput = {
  accountOwnerId: number;
  clientMutationId?: string | null;
  requestId: number;
};
export type FullReceivingAccountMutation$variables = {
  input: ReadReceivingAccountInput;
};
export type FullReceivingAccountMutation$data = {
  readonly readReceivingAccount: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
    readonly receivingAccountNumber: string | null;
  } | null;
};
export type FullReceivingAccountMutation = {
  response: FullReceivingAccountMutation$data;
  variables: FullReceivingAccountMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ReadReceivingAccountPayload",
    "kind": "LinkedField",
    "name": "readReceivingAccount",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "receivingAccountNumber",
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
    "name": "FullReceivingAccountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FullReceivingAccountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "421609f7a3ee4274acd7211bf8fd57fb5b6121e3f4bcd8fc74efbff7dd515ae3",
    "metadata": {},
    "name": "FullReceivingAccountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "932a7c0b010d4522cc27c98cbaf6ce67";

export default node;
