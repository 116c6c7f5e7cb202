/**
 * @generated SignedSource<<0e38980e13c45e0c59106ff33cc84569>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EvidenceOf = "DEATH" | "DISABILITY";
import type { FragmentRefs } from "relay-runtime";
export type TypeForm_wizard$data = {
  readonly amount: {
    readonly amount: number | null;
    readonly fee: number;
  };
  readonly type: {
    readonly displayEarlyDistribution: boolean;
    readonly displayNormalDistribution: boolean;
    readonly displayRollover: boolean;
    readonly earlyDistributionSelected: boolean;
    readonly evidenceOf: EvidenceOf | null;
    readonly evidenceOffered: ReadonlyArray<EvidenceOf>;
    readonly normalDistributionSelected: boolean;
    readonly rolloverSelected: boolean;
    readonly transferSelected: boolean;
  };
  readonly " $fragmentType": "TypeForm_wizard";
};
export type TypeForm_wizard$key = {
  readonly " $data"?: TypeForm_wizard$data;
  readonly " $fragmentSpreads": FragmentRefs<"TypeForm_wizard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TypeForm_wizard",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "WizardAmount",
        "kind": "LinkedField",
        "name": "amount",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fee",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "WizardType",
        "kind": "LinkedField",
        "name": "type",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rolloverSelected",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "normalDistributionSelected",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "earlyDistributionSelected",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "transferSelected",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayRollover",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayNormalDistribution",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayEarlyDistribution",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "evidenceOf",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "evidenceOffered",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "WithdrawWizard",
  "abstractKey": null
};

(node as any).hash = "e21e051440978c715553d5cdaff6a82e";

export default node;
