/**
 * @generated SignedSource<<433af67d4db68f52f07aca092a579a74>>
 * @relayHash f7e0e0c4a6da10ba7a70b995f20f1ad2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a8ef288eeb95ddaaf90e2b0eae81476bd3744e9a90f6ca4d2a353ccfef03e47

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type EndSecondFactorInput = {
  clientMutationId?: string | null;
  code: string;
  currentPassword: string;
};
export type EndSecondFactorMutation$variables = {
  input: EndSecondFactorInput;
};
export type EndSecondFactorMutation$data = {
  readonly endSecondFactor: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
  } | null;
};
export type EndSecondFactorMutation = {
  response: EndSecondFactorMutation$data;
  variables: EndSecondFactorMutation$variables;
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
    "concreteType": "EndSecondFactorPayload",
    "kind": "LinkedField",
    "name": "endSecondFactor",
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
    "name": "EndSecondFactorMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EndSecondFactorMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6a8ef288eeb95ddaaf90e2b0eae81476bd3744e9a90f6ca4d2a353ccfef03e47",
    "metadata": {},
    "name": "EndSecondFactorMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0ddae408e136412afab6876344591000";

export default node;
