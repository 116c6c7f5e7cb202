/**
 * @generated SignedSource<<045218ec8892a789f161422635b903f6>>
 * @relayHash 31da48661101d29b72c18124a5482e22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd9f73e20c17ca08c2d8c1f112a155b3de3ce72eea5d73a38191908073bd02c6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CredentialStatus = "EXPIRED" | "REVOKED" | "USABLE" | "WAITING";
export type CreateCredentialInput = {
  accountOwnerId?: number | null;
  accountOwnerNodeId?: string | null;
  addresses?: ReadonlyArray<string> | null;
  clientMutationId?: string | null;
  days: number;
  name: string;
  planId?: number | null;
  planNodeId?: string | null;
  requestsPerMinute?: number | null;
  scopes: ReadonlyArray<string>;
};
export type CredentialFormMutation$variables = {
  input: CreateCredentialInput;
};
export type CredentialFormMutation$data = {
  readonly createCredential: {
    readonly credential: {
      readonly name: string | null;
      readonly status: CredentialStatus | null;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
    readonly token: string | null;
  } | null;
};
export type CredentialFormMutation = {
  response: CredentialFormMutation$data;
  variables: CredentialFormMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "token",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CredentialFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCredentialPayload",
        "kind": "LinkedField",
        "name": "createCredential",
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
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_errors",
                "selections": (v2/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Credential",
            "kind": "LinkedField",
            "name": "credential",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CredentialFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCredentialPayload",
        "kind": "LinkedField",
        "name": "createCredential",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Credential",
            "kind": "LinkedField",
            "name": "credential",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "cd9f73e20c17ca08c2d8c1f112a155b3de3ce72eea5d73a38191908073bd02c6",
    "metadata": {},
    "name": "CredentialFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bc90a9408cd49797c5e6b0a35c3d45a5";

export default node;
