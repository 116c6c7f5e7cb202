/**
 * @generated SignedSource<<03a9b1f617ea9828132a77ac4a572c1b>>
 * @relayHash 9ab232301881dd5ae2acf1a6aee8d839
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58e74aa33cb624eb4c4d2c95d8de8e9cecefa7af97f8343fbb409eb1f2f4e9be

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateBeneficiaryAllocationsInput = {
  accountId: number;
  accountOwnerId?: number | null;
  allocations: ReadonlyArray<BeneficiaryAllocationInput>;
  clientMutationId?: string | null;
  idempotencyKey?: string | null;
};
export type BeneficiaryAllocationInput = {
  amount?: number | null;
  beneficiaryId: number;
  isPrimary?: boolean | null;
  share?: number | null;
};
export type BeneficiaryWizardMutation$variables = {
  input: UpdateBeneficiaryAllocationsInput;
};
export type BeneficiaryWizardMutation$data = {
  readonly updateBeneficiaryAllocations: {
    readonly beneficiaries: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"storedBeneficiary_beneficiary">;
    } | null> | null;
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
  } | null;
};
export type BeneficiaryWizardMutation = {
  response: BeneficiaryWizardMutation$data;
  variables: BeneficiaryWizardMutation$variables;
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
  "name": "accountId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "beneficiaryId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dob",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPrimary",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "relationship",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allocatedAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BeneficiaryWizardMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateBeneficiaryAllocationsPayload",
        "kind": "LinkedField",
        "name": "updateBeneficiaryAllocations",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Beneficiary",
            "kind": "LinkedField",
            "name": "beneficiaries",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "storedBeneficiary_beneficiary",
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/)
                ],
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
    "name": "BeneficiaryWizardMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateBeneficiaryAllocationsPayload",
        "kind": "LinkedField",
        "name": "updateBeneficiaryAllocations",
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
          {
            "alias": null,
            "args": null,
            "concreteType": "Beneficiary",
            "kind": "LinkedField",
            "name": "beneficiaries",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "58e74aa33cb624eb4c4d2c95d8de8e9cecefa7af97f8343fbb409eb1f2f4e9be",
    "metadata": {},
    "name": "BeneficiaryWizardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8de983bfa860dc1bb7d90cf9ac873536";

export default node;
