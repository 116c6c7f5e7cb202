/**
 * @generated SignedSource<<a5eff241da45876c65a1957bdc6664fc>>
 * @relayHash bba1177c1a6906674f54ecd3cfe68282
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9eb0a01210aa825e56d2222afd4876a6ceff1a996d7f03f55705cc4932f9e5d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReasonKind = "ADDRESS" | "ASKED_BY_OWNER" | "BANK_DETAILS" | "FORM" | "OTHER" | "SIGNATURE" | "TWICE";
export type UpdateRolloverRequestInput = {
  clientMutationId?: string | null;
  request: RolloverRequestInput;
};
export type RolloverRequestInput = {
  address1: string;
  address2?: string | null;
  amount: number;
  attentionTo?: string | null;
  checkPayableTo: string;
  city: string;
  id: number;
  paperSigner?: string | null;
  reason?: ReasonInput | null;
  receivingAccountNumber: string;
  state?: string | null;
  statusId: number;
  version?: number | null;
  waiveFees: boolean;
  zip: string;
};
export type ReasonInput = {
  kind: ReasonKind;
  text?: string | null;
};
export type useApproveRolloverMutation$variables = {
  input: UpdateRolloverRequestInput;
};
export type useApproveRolloverMutation$data = {
  readonly updateRolloverRequest: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
    readonly request: {
      readonly statusId: number | null;
      readonly waitsFor: string | null;
    } | null;
  } | null;
};
export type useApproveRolloverMutation = {
  response: useApproveRolloverMutation$data;
  variables: useApproveRolloverMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "waitsFor",
  "storageKey": null
},
v4 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useApproveRolloverMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRolloverRequestPayload",
        "kind": "LinkedField",
        "name": "updateRolloverRequest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RolloverRequest",
            "kind": "LinkedField",
            "name": "request",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
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
                "selections": (v4/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
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
    "name": "useApproveRolloverMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRolloverRequestPayload",
        "kind": "LinkedField",
        "name": "updateRolloverRequest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RolloverRequest",
            "kind": "LinkedField",
            "name": "request",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c9eb0a01210aa825e56d2222afd4876a6ceff1a996d7f03f55705cc4932f9e5d",
    "metadata": {},
    "name": "useApproveRolloverMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d0cc0097fd0b4aadc75297b8c67817df";

export default node;
