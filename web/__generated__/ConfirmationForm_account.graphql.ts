/**
 * @generated SignedSource<<fd5b3b04fce51982a72a02f68b102fe0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DistributionType = "DEATH" | "DISABILITY" | "EARLY" | "EARLY_EXCEPTIONS" | "EARLY_ROTH" | "NORMAL" | "QUALIFIED_ROTH" | "RECHARACTERIZED_CURRENT" | "RECHARACTERIZED_PRIOR" | "ROLLOVER" | "ROTH_EXCEPTIONS" | "TRANSFER";
export type EvidenceOf = "DEATH" | "DISABILITY";
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationForm_account$data = {
  readonly id: string;
  readonly planAccountNumber: string;
  readonly retirementAccountType: string;
  readonly withdrawWizard: {
    readonly confirmation: {
      readonly amount: number;
      readonly draftId: string | null;
      readonly evidenceOf: EvidenceOf | null;
      readonly expectedFrom: string | null;
      readonly expectedTo: string | null;
      readonly fee: number;
      readonly isCheck: boolean | null;
      readonly taxNotice: string | null;
      readonly type: DistributionType;
      readonly version: number;
      readonly " $fragmentSpreads": FragmentRefs<"ConfirmationAnswers_confirmation" | "ConfirmationSums_confirmation">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ConfirmationAnswers_wizard">;
  };
  readonly " $fragmentType": "ConfirmationForm_account";
};
export type ConfirmationForm_account$key = {
  readonly " $data"?: ConfirmationForm_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationForm_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConfirmationForm_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planAccountNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retirementAccountType",
      "storageKey": null
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "WithdrawWizard",
        "kind": "LinkedField",
        "name": "withdrawWizard",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ConfirmationAnswers_wizard"
          },
          {
            "kind": "RequiredField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "WizardConfirmation",
              "kind": "LinkedField",
              "name": "confirmation",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ConfirmationAnswers_confirmation"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ConfirmationSums_confirmation"
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "type",
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
                  "name": "amount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fee",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isCheck",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "draftId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "version",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "expectedFrom",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "expectedTo",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "taxNotice",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "action": "THROW"
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "3f50971e6eb1f55665109ce0d4ef398e";

export default node;
