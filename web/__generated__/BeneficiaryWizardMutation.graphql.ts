/**
 * @generated SignedSource<<a4efe3418b2d7f9912bc4626a6c011d3>>
 * @relayHash bddd82b8af60c4820d7bc4a8c23e6497
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1dbc63c6c6f0a3cc7248ceedea00a1d5d8ff118dcba0fd62b12dd4ee28208eac

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateBeneficiaryAllocationsInput = {
  accountId?: number | null;
  accountNodeId?: string | null;
  accountOwnerId?: number | null;
  accountOwnerNodeId?: string | null;
  allocatedAt?: string | null;
  allocations: ReadonlyArray<BeneficiaryAllocationInput>;
  clientMutationId?: string | null;
  idempotencyKey?: string | null;
};
export type BeneficiaryAllocationInput = {
  beneficiaryId?: number | null;
  beneficiaryNodeId?: string | null;
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
  "name": "dateOfBirth",
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
  "name": "share",
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
    "id": "1dbc63c6c6f0a3cc7248ceedea00a1d5d8ff118dcba0fd62b12dd4ee28208eac",
    "metadata": {},
    "name": "BeneficiaryWizardMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8de983bfa860dc1bb7d90cf9ac873536";

export default node;
