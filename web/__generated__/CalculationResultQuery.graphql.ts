/**
 * @generated SignedSource<<684a2ca859d9cadb2743016a10633df2>>
 * @relayHash dc227154e4999e350d6d67b1e80876e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b92d4e16b8ec3bea4ebc51712b8d7546806725196fd2320a8e022dae21739ad7

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
      readonly federalWitholding: number;
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
      "name": "federalWitholding",
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
    "id": "b92d4e16b8ec3bea4ebc51712b8d7546806725196fd2320a8e022dae21739ad7",
    "metadata": {},
    "name": "CalculationResultQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a29c66afb06168d729923f7e22d3cae1";

export default node;
