/**
 * @generated SignedSource<<c02ae60a4af2654ecffca03ab56d4743>>
 * @relayHash 72c4a3541288864c70587ea6383bd821
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b41add054c535e3d24e9205233b3bde817cca216b178d7cf81522a5968d22f4

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type AccountStatus = "CLOSED" | "NOT_VALIDATED" | "PENDING_CLOSURE" | "REGISTERED" | "REJECTED" | "VALIDATED";
export type AccountOwnerSearchInput = {
  accountNumber?: string | null;
  accountOwnerId?: number | null;
  accountOwnerNodeId?: string | null;
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  dateOfBirth?: string | null;
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  looseName?: boolean | null;
  looseNumber?: boolean | null;
  phone?: string | null;
  social?: string | null;
  state?: string | null;
  zip?: string | null;
};
export type useOwnersFoundQuery$variables = {
  filter: AccountOwnerSearchInput;
};
export type useOwnersFoundQuery$data = {
  readonly viewer: {
    readonly accountOwnerSearch: Result<{
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly accountOwnerId: number;
          readonly accounts: ReadonlyArray<{
            readonly planAccountNumber: string;
            readonly status: AccountStatus;
            readonly statusLabel: string;
          }>;
          readonly firstName: string | null;
          readonly lastName: string | null;
        };
      }>;
    }, unknown>;
  } | null;
};
export type useOwnersFoundQuery = {
  response: useOwnersFoundQuery$data;
  variables: useOwnersFoundQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 8
    }
  ],
  "concreteType": "AccountOwnerSearchResultConnection",
  "kind": "LinkedField",
  "name": "accountOwnerSearch",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccountOwnerSearchResultEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AccountOwnerSearchResult",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
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
              "concreteType": "SearchAccount",
              "kind": "LinkedField",
              "name": "accounts",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "planAccountNumber",
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
                  "name": "statusLabel",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOwnersFoundQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "kind": "CatchField",
            "field": (v1/*:: as any*/),
            "to": "RESULT"
          }
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
    "name": "useOwnersFoundQuery",
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
    "id": "5b41add054c535e3d24e9205233b3bde817cca216b178d7cf81522a5968d22f4",
    "metadata": {},
    "name": "useOwnersFoundQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "11ddfc8f113ff93bfb36ecbf965b80a1";

export default node;
