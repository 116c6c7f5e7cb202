/**
 * @generated SignedSource<<fa5b7a405721e762145e3d50e72fc7a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DistributionType = "DEATH" | "DISABILITY" | "EARLY" | "EARLY_EXCEPTIONS" | "EARLY_ROTH" | "NORMAL" | "QUALIFIED_ROTH" | "RECHARACTERIZED_CURRENT" | "RECHARACTERIZED_PRIOR" | "ROLLOVER" | "ROTH_EXCEPTIONS" | "TRANSFER";
export type EvidenceOf = "DEATH" | "DISABILITY";
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationAnswers_confirmation$data = {
  readonly accountNumberLast4: string | null;
  readonly amount: number;
  readonly bankName: string | null;
  readonly checkPayee: string | null;
  readonly evidenceOf: EvidenceOf | null;
  readonly federalWithholding: number;
  readonly isCheck: boolean | null;
  readonly isRollover: boolean;
  readonly stateOfResidence: string | null;
  readonly stateWithholding: number;
  readonly type: DistributionType;
  readonly " $fragmentType": "ConfirmationAnswers_confirmation";
};
export type ConfirmationAnswers_confirmation$key = {
  readonly " $data"?: ConfirmationAnswers_confirmation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConfirmationAnswers_confirmation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConfirmationAnswers_confirmation",
  "selections": [
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
      "name": "federalWithholding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateWithholding",
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
      "name": "isRollover",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountNumberLast4",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkPayee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateOfResidence",
      "storageKey": null
    }
  ],
  "type": "WizardConfirmation",
  "abstractKey": null
};

(node as any).hash = "fd36e0ec46f84e3dad2e692e12b3abcc";

export default node;
