/**
 * @generated SignedSource<<4c05e73dda3cd3c3e0a7e9bb06be3da6>>
 * @relayHash 91622f43f3d6dbdab538125617de4c60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3162cc674642d7d73c539a15b8c21d8c680f05f8a97d0108d6b670e52b48efab

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "CONFLICT" | "EXISTS" | "FAILED" | "FORBIDDEN" | "INVALID" | "NOT_FOUND" | "UNAUTHENTICATED";
export type RegisterPersonInput = {
  clientMutationId?: string | null;
  dob: string;
  firstName: string;
  lastName: string;
  social: string;
};
export type PersonalInfoMutation$variables = {
  input: RegisterPersonInput;
};
export type PersonalInfoMutation$data = {
  readonly registerPerson: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode | null;
      readonly field: ReadonlyArray<string | null> | null;
      readonly message: string | null;
    }>;
    readonly exists: boolean | null;
    readonly uniqueId: string | null;
  } | null;
};
export type PersonalInfoMutation = {
  response: PersonalInfoMutation$data;
  variables: PersonalInfoMutation$variables;
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
    "concreteType": "RegisterPersonPayload",
    "kind": "LinkedField",
    "name": "registerPerson",
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
        "name": "exists",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uniqueId",
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
    "name": "PersonalInfoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PersonalInfoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3162cc674642d7d73c539a15b8c21d8c680f05f8a97d0108d6b670e52b48efab",
    "metadata": {},
    "name": "PersonalInfoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0bee9fd8ec32a740cd539736bd3bc515";

export default node;
