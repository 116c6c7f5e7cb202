/**
 * @generated SignedSource<<44f9630927b701257048b2b15692df65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaxDuty = "COPIES_1099R" | "COPIES_5498" | "FILE_1099R" | "FILE_5498" | "FORM_945" | "PAPER_COPIES";
export type TaxDutyState = "BY_OPERATOR" | "DONE" | "TO_DO";
import type { FragmentRefs } from "relay-runtime";
export type NextDuty_report$data = {
  readonly dueDays: ReadonlyArray<{
    readonly daysLeft: number;
    readonly dueOn: string;
    readonly duty: TaxDuty;
    readonly ownersLeft: ReadonlyArray<number>;
    readonly state: TaxDutyState;
  }>;
  readonly prepared: {
    readonly __typename: "TaxYear";
  } | null;
  readonly year: number;
  readonly " $fragmentType": "NextDuty_report";
};
export type NextDuty_report$key = {
  readonly " $data"?: NextDuty_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextDuty_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NextDuty_report",
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
      "concreteType": "TaxYear",
      "kind": "LinkedField",
      "name": "prepared",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxDueDay",
      "kind": "LinkedField",
      "name": "dueDays",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ownersLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "TaxYearReport",
  "abstractKey": null
};

(node as any).hash = "31d8a019301aca6e37e9849774705d37";

export default node;
