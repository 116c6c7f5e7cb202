/**
 * @generated SignedSource<<db426ad2f03f60022e718b6534632385>>
 * @relayHash 61f41a1680db877a821a8643f2acc29d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aebc880713c680204f3141541465c3fcf8523fcc96f5225cca78e438d41d6094

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResetPageQuery$variables = {
  passwordResetId: string;
};
export type ResetPageQuery$data = {
  readonly passwordLink: {
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
    "id": "aebc880713c680204f3141541465c3fcf8523fcc96f5225cca78e438d41d6094",
    "metadata": {},
    "name": "ResetPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "364fd30ea58fa8ef342a0d862e7f2581";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
