/**
 * @generated SignedSource<<475b0a17b1839b4f342f090c261c3a35>>
 * @relayHash 157179defb1fcb382bea1815d737d672
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fef74fbccd8ff357c62fae46a584ab9be6836a476055c8b93ba39b84bd4f8d8e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EvidenceKind = "CLAIM_FORM" | "CLAIM_FORM_ESTATE" | "CLAIM_FORM_TRUST" | "PHYSICIAN_STATEMENT" | "SSA_DETERMINATION";
export type LinkRequestEvidenceInput = {
  accountOwnerId?: number | null;
  accountOwnerNodeId?: string | null;
  clientMutationId?: string | null;
  documentedOn: string;
  guid: string;
  idempotencyKey?: string | null;
  kind: EvidenceKind;
  requestId?: number | null;
  requestNodeId?: string | null;
};
export type GiveEvidenceLinkMutation$variables = {
  input: LinkRequestEvidenceInput;
};
export type GiveEvidenceLinkMutation$data = {
  readonly linkRequestEvidence: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
  } | null;
};
export type GiveEvidenceLinkMutation = {
  response: GiveEvidenceLinkMutation$data;
  variables: GiveEvidenceLinkMutation$variables;
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GiveEvidenceLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LinkRequestEvidencePayload",
        "kind": "LinkedField",
        "name": "linkRequestEvidence",
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
    "name": "GiveEvidenceLinkMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "LinkRequestEvidencePayload",
        "kind": "LinkedField",
        "name": "linkRequestEvidence",
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fef74fbccd8ff357c62fae46a584ab9be6836a476055c8b93ba39b84bd4f8d8e",
    "metadata": {},
    "name": "GiveEvidenceLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7938447ce902177fadcd6a7fbbb6751a";

export default node;
