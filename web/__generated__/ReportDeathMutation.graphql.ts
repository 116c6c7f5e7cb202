/**
 * @generated SignedSource<<8a3702cad2f15fbbb0dbd2a14408722d>>
 * @relayHash 100bf7a9669cd127256a9f8ac9db3113
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7dc739642efc9ed4b66ba68a019508a29dfa524d7a16947470aef291b915e4ca

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeathState = "CONFIRMED" | "REPORTED";
export type ReportOwnerDeathInput = {
  accountOwnerId?: number | null;
  accountOwnerNodeId?: string | null;
  certificateGuid: string;
  clientMutationId?: string | null;
  diedOn: string;
  idempotencyKey?: string | null;
  isDeathCertificate?: boolean | null;
};
export type ReportDeathMutation$variables = {
  input: ReportOwnerDeathInput;
};
export type ReportDeathMutation$data = {
  readonly reportOwnerDeath: {
    readonly accountOwner: {
      readonly death: DeathState | null;
      readonly id: string;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
  } | null;
};
export type ReportDeathMutation = {
  response: ReportDeathMutation$data;
  variables: ReportDeathMutation$variables;
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
  "concreteType": "AccountOwner",
  "kind": "LinkedField",
  "name": "accountOwner",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "death",
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
    "name": "ReportDeathMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReportOwnerDeathPayload",
        "kind": "LinkedField",
        "name": "reportOwnerDeath",
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
    "name": "ReportDeathMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReportOwnerDeathPayload",
        "kind": "LinkedField",
        "name": "reportOwnerDeath",
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
    "id": "7dc739642efc9ed4b66ba68a019508a29dfa524d7a16947470aef291b915e4ca",
    "metadata": {},
    "name": "ReportDeathMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ed00490070579277da0f81e2573f5dff";

export default node;
