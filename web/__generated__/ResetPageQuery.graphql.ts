/**
 * @generated SignedSource<<f6c4df54cf1d6679fa76eaf5194ef34a>>
 * @relayHash 4f04381a08368236101889effb394274
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d96cf5c03fdcdc84e0fc55e2ecf8b79453e3d7280cfbf2fe5f1ea949c59303a0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResetPageQuery$variables = {
  passwordResetId: string;
};
export type ResetPageQuery$data = {
  readonly passwordLink: {
    readonly email: string | null;
    readonly isSetup: boolean;
    readonly minimumLength: number;
    readonly secondFactor: {
      readonly " $fragmentSpreads": FragmentRefs<"Enrolment_secondFactor">;
    } | null;
  } | null;
};
export type ResetPageQuery = {
  response: ResetPageQuery$data;
  variables: ResetPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "passwordResetId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "passwordResetId",
    "variableName": "passwordResetId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minimumLength",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSetup",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ResetPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PasswordLink",
        "kind": "LinkedField",
        "name": "passwordLink",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SecondFactorSecret",
            "kind": "LinkedField",
            "name": "secondFactor",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Enrolment_secondFactor"
              }
            ],
            "storageKey": null
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
    "name": "ResetPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PasswordLink",
        "kind": "LinkedField",
        "name": "passwordLink",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "SecondFactorSecret",
            "kind": "LinkedField",
            "name": "secondFactor",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "secret",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uri",
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
    "id": "d96cf5c03fdcdc84e0fc55e2ecf8b79453e3d7280cfbf2fe5f1ea949c59303a0",
    "metadata": {},
    "name": "ResetPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f0f1c9df5fa891f7325711866eddb32";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
