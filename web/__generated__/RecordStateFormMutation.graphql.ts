/**
 * @generated SignedSource<<b5b3ccc027d675edd74b8ccb84828869>>
 * @relayHash 5a2b7159658b1d1367d4fd03908e849c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43160aedbff4665661e5110da78c6d4a9400731bac7d03685fee9c00a3699a32

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StateElection = "AMOUNT" | "DEFAULT" | "NONE" | "PERCENT";
export type RecordStateFormInput = {
  accountOwnerId?: number | null;
  accountOwnerNodeId?: string | null;
  amount?: number | null;
  clientMutationId?: string | null;
  election: StateElection;
  guid: string;
  idempotencyKey?: string | null;
  percent?: number | null;
  signedOn: string;
  state: string;
};
export type RecordStateFormMutation$variables = {
  input: RecordStateFormInput;
};
export type RecordStateFormMutation$data = {
  readonly recordStateForm: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
    readonly waits: boolean | null;
  } | null;
};
export type RecordStateFormMutation = {
  response: RecordStateFormMutation$data;
  variables: RecordStateFormMutation$variables;
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
  "name": "waits",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecordStateFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RecordStateFormPayload",
        "kind": "LinkedField",
        "name": "recordStateForm",
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
          (v3/*:: as any*/)
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
    "name": "RecordStateFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "RecordStateFormPayload",
        "kind": "LinkedField",
        "name": "recordStateForm",
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "43160aedbff4665661e5110da78c6d4a9400731bac7d03685fee9c00a3699a32",
    "metadata": {},
    "name": "RecordStateFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ea07594b8e60796acf13071b2b3eaf2";

export default node;
