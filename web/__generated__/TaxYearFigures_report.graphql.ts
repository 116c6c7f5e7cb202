/**
 * @generated SignedSource<<28d84fcd18de49d0ee1738869608c4cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DepositSchedule = "MONTHLY" | "SEMIWEEKLY";
import type { FragmentRefs } from "relay-runtime";
export type TaxYearFigures_report$data = {
  readonly prepared: {
    readonly balanceDue: number;
    readonly corrections: number;
    readonly days: ReadonlyArray<{
      readonly amount: number;
      readonly day: string;
    }>;
    readonly deposited: number;
    readonly deposits: ReadonlyArray<{
      readonly amount: number;
      readonly dueOn: string;
      readonly from: string;
      readonly isLate: boolean;
      readonly to: string;
    }>;
    readonly difference: number;
    readonly fairMarketValue: number;
    readonly federalWithheld: number;
    readonly forms1099R: number;
    readonly forms5498: number;
    readonly gross: number;
    readonly lateRollover: number | null;
    readonly months: ReadonlyArray<number>;
    readonly preparedAt: string;
    readonly rollover: number;
    readonly schedule: DepositSchedule;
    readonly stateWithheld: number;
    readonly withheld: number;
  } | null;
  readonly " $fragmentType": "TaxYearFigures_report";
};
export type TaxYearFigures_report$key = {
  readonly " $data"?: TaxYearFigures_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxYearFigures_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TaxYearFigures_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxYear",
      "kind": "LinkedField",
      "name": "prepared",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "preparedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forms1099R",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forms5498",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "corrections",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gross",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "federalWithheld",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stateWithheld",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rollover",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lateRollover",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fairMarketValue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withheld",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deposited",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balanceDue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "difference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "months",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TaxLiabilityDay",
          "kind": "LinkedField",
          "name": "days",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "day",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "schedule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TaxDeposit",
          "kind": "LinkedField",
          "name": "deposits",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "from",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "to",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "dueOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isLate",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaxYearReport",
  "abstractKey": null
};
})();

(node as any).hash = "aa18635bc3cb8d7fc1419e32758eea6e";

export default node;
