/**
 * @generated SignedSource<<5501704808e40cfbdaa753a91bb2f521>>
 * @relayHash 0a107a5ab8f71b4db681426d1f57fed4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 510025c7b594875a4d996bd25b9f36eae754dbaa05c0fb05c8cc9221fbe6e457

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecipientKind = "ESTATE" | "PERSON" | "TRUST";
export type MakeDeathClaimInput = {
  accountId?: number | null;
  accountNodeId?: string | null;
  accountNumber?: string | null;
  accountOwnerId?: number | null;
  accountOwnerNodeId?: string | null;
  address1: string;
  address2?: string | null;
  amount?: number | null;
  beneficiaryId?: number | null;
  beneficiaryNodeId?: string | null;
  city: string;
  clientMutationId?: string | null;
  confirmAccountNumber?: string | null;
  federalPercent: number;
  firstName: string;
  idempotencyKey?: string | null;
  isCheck: boolean;
  isFullAmount: boolean;
  isSavings?: boolean | null;
  kind: RecipientKind;
  lastName: string;
  routingNumber?: string | null;
  state: string;
  stateOptOut: boolean;
  stateWithholding?: number | null;
  tin: string;
  zip: string;
};
export type ClaimFormMutation$variables = {
  input: MakeDeathClaimInput;
};
export type ClaimFormMutation$data = {
  readonly makeDeathClaim: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
    readonly requestId: number | null;
  } | null;
};
export type ClaimFormMutation = {
  response: ClaimFormMutation$data;
  variables: ClaimFormMutation$variables;
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
  "name": "requestId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ClaimFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MakeDeathClaimPayload",
        "kind": "LinkedField",
        "name": "makeDeathClaim",
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
    "name": "ClaimFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MakeDeathClaimPayload",
        "kind": "LinkedField",
        "name": "makeDeathClaim",
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
    "id": "510025c7b594875a4d996bd25b9f36eae754dbaa05c0fb05c8cc9221fbe6e457",
    "metadata": {},
    "name": "ClaimFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7b0d7ae92738bf4e864dfedf1926389c";

export default node;
