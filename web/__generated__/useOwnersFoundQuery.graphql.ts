/**
 * @generated SignedSource<<10520ac9818cf9dd7f528cb644ea823e>>
 * @relayHash bc1eaf380dc6178f2e62a7739f4d518f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d4ebed5af284b945b4a62ddf55e32d76f5bd39e2430c4417da13df73946887a

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
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
    "id": "6d4ebed5af284b945b4a62ddf55e32d76f5bd39e2430c4417da13df73946887a",
    "metadata": {},
    "name": "useOwnersFoundQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "525d6d05004524e2e667e39dd4a187e0";

export default node;
