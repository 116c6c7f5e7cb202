/**
 * @generated SignedSource<<5157d1456f4161865c6bcf38652abbdd>>
 * @relayHash 2b4c1b6a50e5bd7c6c7c652b91da405c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1914f9708f5941732218933932093f122390ed06acc2bd5461736206b2e10be0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorrectDeathRecipientInput = {
  accountOwnerId?: number | null;
  accountOwnerNodeId?: string | null;
  address1: string;
  address2?: string | null;
  city: string;
  clientMutationId?: string | null;
  firstName: string;
  idempotencyKey?: string | null;
  lastName: string;
  payeeId: number;
  state: string;
  tin?: string | null;
  zip: string;
};
export type CorrectRecipientMutation$variables = {
  input: CorrectDeathRecipientInput;
};
export type CorrectRecipientMutation$data = {
  readonly correctDeathRecipient: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
    readonly recipient: {
      readonly payeeId: number | null;
    } | null;
  } | null;
};
export type CorrectRecipientMutation = {
  response: CorrectRecipientMutation$data;
  variables: CorrectRecipientMutation$variables;
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
  "concreteType": "DeathRecipient",
  "kind": "LinkedField",
  "name": "recipient",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payeeId",
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
    "name": "CorrectRecipientMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CorrectDeathRecipientPayload",
        "kind": "LinkedField",
        "name": "correctDeathRecipient",
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
    "name": "CorrectRecipientMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CorrectDeathRecipientPayload",
        "kind": "LinkedField",
        "name": "correctDeathRecipient",
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
    "id": "1914f9708f5941732218933932093f122390ed06acc2bd5461736206b2e10be0",
    "metadata": {},
    "name": "CorrectRecipientMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6987af43ebcf07ed1d5aab0457efdec3";

export default node;
