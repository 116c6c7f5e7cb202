/**
 * @generated SignedSource<<930307035c7af3628b588cbed9f15649>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type EvidenceOf = "DEATH" | "DISABILITY";
import type { FragmentRefs } from "relay-runtime";
export type ConfirmationAnswers_confirmation$data = {
  readonly accountNumberLast4: string | null;
  readonly amount: number;
  readonly bankName: string | null;
  readonly checkPayee: string | null;
  readonly distributionTypeId: number;
  readonly evidenceOf: EvidenceOf | null;
  readonly federalWithholding: number;
  readonly isCheck: boolean | null;
  readonly isRollover: boolean;
  readonly stateOfResidence: string | null;
  readonly stateWithholding: number;
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
      "name": "distributionTypeId",
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

(node as any).hash = "19cf96d1d6b1cfd9c0326ab8c6f15c7e";

export default node;
