/**
 * @generated SignedSource<<33c3edd22d38a3c46aad1023526f9be5>>
 * @relayHash bbb7f738711820cd884801e5039cd09c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76e8e37e614671fdcdc27a093bc655456537eb9e2380625ca6a2227957675a7b

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
      readonly canModify: boolean | null;
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
      "name": "canModify",
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
    "id": "76e8e37e614671fdcdc27a093bc655456537eb9e2380625ca6a2227957675a7b",
    "metadata": {},
    "name": "CalculationResultQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ea154c8001a638c02bd3fa3e6baec606";

export default node;
