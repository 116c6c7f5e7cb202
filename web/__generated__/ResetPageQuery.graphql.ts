/**
 * @generated SignedSource<<0629a6742930a44b87e01a50eb1328bf>>
 * @relayHash edd072d3107d165b30e763a111beb9d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b142b13e14ca5bd294f531aead5533dfd06c3c16cd0c353832a9ee10a165bcbd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResetPageQuery$variables = {
  passwordResetId: string;
};
export type ResetPageQuery$data = {
  readonly passwordLink: {
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
    "id": "b142b13e14ca5bd294f531aead5533dfd06c3c16cd0c353832a9ee10a165bcbd",
    "metadata": {},
    "name": "ResetPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6b9d41e6fcec294820e784d0aaa14a9f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
