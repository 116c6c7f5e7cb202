/**
 * @generated SignedSource<<303e37bf0201c28b08e77dbd57661a2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaxDuty = "COPIES_1099R" | "COPIES_5498" | "FILE_1099R" | "FILE_5498" | "FORM_945" | "PAPER_COPIES";
export type TaxDutyState = "BY_OPERATOR" | "DONE" | "TO_DO";
import type { FragmentRefs } from "relay-runtime";
export type TaxDue_overview$data = {
  readonly taxDue: {
    readonly days: ReadonlyArray<{
      readonly daysLeft: number;
      readonly dueOn: string;
      readonly duty: TaxDuty;
      readonly state: TaxDutyState;
    }>;
    readonly isPrepared: boolean;
    readonly year: number;
  } | null;
  readonly " $fragmentType": "TaxDue_overview";
};
export type TaxDue_overview$key = {
  readonly " $data"?: TaxDue_overview$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxDue_overview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TaxDue_overview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxDue",
      "kind": "LinkedField",
      "name": "taxDue",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "year",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPrepared",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TaxDueDay",
          "kind": "LinkedField",
          "name": "days",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "duty",
              "storageKey": null
            },
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
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "daysLeft",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Overview",
  "abstractKey": null
};

(node as any).hash = "63dab0523af3cfbbb3b21ae56644e812";

export default node;
