/**
 * @generated SignedSource<<fe849f433235801f2a15e1a16758eceb>>
 * @relayHash 1bc81a43b9d5d72ece06a00aef525f7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b01b45b8b234988d6b4be4ba40a7a3faf5f14e026531bf777084fa537ad188c0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PayEstateInput = {
  accountOwnerId?: number | null;
  accountOwnerNodeId?: string | null;
  address1: string;
  address2?: string | null;
  city: string;
  clientMutationId?: string | null;
  idempotencyKey?: string | null;
  lettersGuid: string;
  namesRepresentative: boolean;
  representative: string;
  requestId?: number | null;
  requestNodeId?: string | null;
  state: string;
  zip: string;
};
export type PayEstateFormMutation$variables = {
  input: PayEstateInput;
};
export type PayEstateFormMutation$data = {
  readonly payEstate: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
  } | null;
};
export type PayEstateFormMutation = {
  response: PayEstateFormMutation$data;
  variables: PayEstateFormMutation$variables;
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
    "name": "PayEstateFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PayEstatePayload",
        "kind": "LinkedField",
        "name": "payEstate",
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
    "name": "PayEstateFormMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PayEstatePayload",
        "kind": "LinkedField",
        "name": "payEstate",
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
    "id": "b01b45b8b234988d6b4be4ba40a7a3faf5f14e026531bf777084fa537ad188c0",
    "metadata": {},
    "name": "PayEstateFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ce106798169a58faf4c1372d7c5b1375";

export default node;
