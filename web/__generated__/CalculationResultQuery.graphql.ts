/**
 * @generated SignedSource<<68bc4f40deb20ad552bb128e3850c61c>>
 * @relayHash cc8cf957fc751d317d82070d9a946dfc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35ba38d7d631198c964f6b4e7b35668296f4a7f8b2bcecc65bffd711f13f91df

import type { ConcreteRequest } from 'relay-runtime';
export type TaxCalculationInput = {
  desiredFederalWithholdingAmount?: number | null;
  isEarlyWithdrawal: boolean;
  isEntireDistribution?: boolean;
  isTaxDeferred: boolean;
  state?: string | null;
  withdrawalAmount: number;
};
export type CalculationResultQuery$variables = {
  input: TaxCalculationInput;
};
export type CalculationResultQuery$data = {
  readonly viewer: {
    readonly taxCalculation: {
      readonly canOptOut: boolean;
      readonly federalWithholding: number;
      readonly maximumStateWithholding: number;
      readonly messageOutput: string | null;
      readonly minimumStateWithholding: number;
    };
  } | null;
};
export type CalculationResultQuery = {
  response: CalculationResultQuery$data;
  variables: CalculationResultQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "input",
      "variableName": "input"
    }
  ],
  "concreteType": "TaxCalculationResult",
  "kind": "LinkedField",
  "name": "taxCalculation",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "federalWithholding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minimumStateWithholding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maximumStateWithholding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canOptOut",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messageOutput",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CalculationResultQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CalculationResultQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "35ba38d7d631198c964f6b4e7b35668296f4a7f8b2bcecc65bffd711f13f91df",
    "metadata": {},
    "name": "CalculationResultQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "980a4933eb9977d8c360c9bd9a34cd99";

export default node;
