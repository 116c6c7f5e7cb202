/**
 * @generated SignedSource<<43ce15adadad86eaa257574d81e2c3f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Reconciliation_viewer$data = {
  readonly bankReconciliation: {
    readonly asOf: string;
    readonly bankBalance: number;
    readonly beginningDifference: number;
    readonly bookBalance: number;
    readonly checksOutstanding: number;
    readonly depositsInTransit: number;
    readonly depositsOnTheWay: number;
    readonly difference: number;
    readonly paymentsOutstanding: number;
    readonly returnsReceivable: number;
    readonly unmatchedCredits: number;
    readonly unmatchedDebits: number;
    readonly " $fragmentSpreads": FragmentRefs<"NotShown_reconciliation">;
  } | null;
  readonly " $fragmentType": "Reconciliation_viewer";
};
export type Reconciliation_viewer$key = {
  readonly " $data"?: Reconciliation_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Reconciliation_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "date"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Reconciliation_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "date",
          "variableName": "date"
        }
      ],
      "concreteType": "BankReconciliation",
      "kind": "LinkedField",
      "name": "bankReconciliation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "asOf",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankBalance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unmatchedCredits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unmatchedDebits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "depositsInTransit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentsOutstanding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "beginningDifference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookBalance",
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
          "name": "checksOutstanding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "depositsOnTheWay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnsReceivable",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NotShown_reconciliation"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "7af9138ae5b9476a6a2f65a28fdf71ed";

export default node;
