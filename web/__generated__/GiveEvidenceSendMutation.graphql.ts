/**
 * @generated SignedSource<<25e54fb98db7f31f5ff2f4bcf37b3b2c>>
 * @relayHash dfb27d6f9effbc9a18ecf42511e0b30e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 489d65032bd7833b7e250ec80cfdea13bac333108a7f07959bab3ac08fcd9654

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EvidenceKind = "CLAIM_FORM" | "CLAIM_FORM_ESTATE" | "CLAIM_FORM_TRUST" | "PHYSICIAN_STATEMENT" | "SSA_DETERMINATION";
export type SendRequestEvidenceInput = {
  accountOwnerId?: number | null;
  accountOwnerNodeId?: string | null;
  clientMutationId?: string | null;
  contentType: string;
  documentedOn: string;
  fileContent: string;
  fileName: string;
  idempotencyKey?: string | null;
  kind: EvidenceKind;
  requestId?: number | null;
  requestNodeId?: string | null;
};
export type GiveEvidenceSendMutation$variables = {
  input: SendRequestEvidenceInput;
};
export type GiveEvidenceSendMutation$data = {
  readonly sendRequestEvidence: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
  } | null;
};
export type GiveEvidenceSendMutation = {
  response: GiveEvidenceSendMutation$data;
  variables: GiveEvidenceSendMutation$variables;
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
    "name": "GiveEvidenceSendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendRequestEvidencePayload",
        "kind": "LinkedField",
        "name": "sendRequestEvidence",
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
    "name": "GiveEvidenceSendMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendRequestEvidencePayload",
        "kind": "LinkedField",
        "name": "sendRequestEvidence",
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
    "id": "489d65032bd7833b7e250ec80cfdea13bac333108a7f07959bab3ac08fcd9654",
    "metadata": {},
    "name": "GiveEvidenceSendMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "489cf29f31b664121f1774bed34b8880";

export default node;
