/**
 * @generated SignedSource<<f295771c095d38d197c955d023fd7dae>>
 * @relayHash 37aef2d45cc2c1cecfba608f9d14397a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33fc4ad622fe479dda8ae8b12dd37ff8805d8db388ce653754a0f04c63f87e1a

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
    "id": "33fc4ad622fe479dda8ae8b12dd37ff8805d8db388ce653754a0f04c63f87e1a",
    "metadata": {},
    "name": "SearchResultsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "10d868e0a271d7fc6136c8dc1989b0a7";

export default node;
