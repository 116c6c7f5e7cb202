/**
 * @generated SignedSource<<5d8d2e6199032ef0aa2826fa3f12e24a>>
 * @relayHash 84a8ba1eb3313d1ea40341f81096b92b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f03be990141b990ad609b8b976fafdd75f71eaae737987e9f06116d674f5db9

import type { ConcreteRequest } from 'relay-runtime';
export type AccountOwnerSearchInput = {
  accountNumber?: string | null;
  accountOwnerId?: number | null;
  address1?: string | null;
  address2?: string | null;
  city?: string | null;
  dob?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  ssn?: string | null;
  state?: string | null;
  zip?: string | null;
};
export type SearchResultsQuery$variables = {
  filter: AccountOwnerSearchInput;
};
export type SearchResultsQuery$data = {
  readonly viewer: {
    readonly accountOwnerSearch: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly accountOwnerId: number;
          readonly accounts: ReadonlyArray<{
            readonly planAccountNumber: string;
            readonly statusLabel: string;
          }>;
          readonly dateOfBirth: string | null;
          readonly email: string | null;
          readonly firstName: string | null;
          readonly lastName: string | null;
          readonly mailingState: string | null;
          readonly mailingZip: string | null;
          readonly planName: string | null;
          readonly social: string | null;
        };
      }>;
      readonly totalCount: number;
    } | null;
  } | null;
};
export type SearchResultsQuery = {
  response: SearchResultsQuery$data;
  variables: SearchResultsQuery$variables;
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
      "value": 100
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
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
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
              "kind": "ScalarField",
              "name": "planName",
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
              "name": "social",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mailingState",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mailingZip",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SearchResultsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "SearchResultsQuery",
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
    "id": "6f03be990141b990ad609b8b976fafdd75f71eaae737987e9f06116d674f5db9",
    "metadata": {},
    "name": "SearchResultsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "17aeaa6b2d7390035d8c03fcff04dc94";

export default node;
