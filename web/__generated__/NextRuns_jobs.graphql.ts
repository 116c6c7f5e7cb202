/**
 * @generated SignedSource<<2d50bbb6e77204ecba302c6def799ea8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobType = "ANNUAL_FEE" | "BANK_STATEMENT" | "BANK_UPLOAD" | "CALCULATE_INTEREST" | "CALCULATE_WITHDRAWALS" | "COMPLIANCE_EMAIL" | "DAILY_ACTIVITY_REPORT" | "FEE_SWEEP" | "IDENTITY_CHECK" | "INTEREST_FUNDING" | "MINIMUM_NOTICE" | "PENDING_ACTIVITY_REPORT" | "PLAN_UPLOAD" | "PRINT_VENDOR_UPLOAD" | "PROCESS_REJECTIONS" | "PROCESS_WITHDRAWALS" | "SIGNATURE_REMINDER" | "STATEMENT_UPLOAD" | "TAX_COPIES" | "TAX_FORMS" | "TAX_RETURNS" | "WELCOME_LETTERS";
import type { FragmentRefs } from "relay-runtime";
export type NextRuns_jobs$data = ReadonlyArray<{
  readonly isDue: boolean;
  readonly jobType: string;
  readonly nextRunAt: string;
  readonly type: JobType;
  readonly " $fragmentType": "NextRuns_jobs";
}>;
export type NextRuns_jobs$key = ReadonlyArray<{
  readonly " $data"?: NextRuns_jobs$data;
  readonly " $fragmentSpreads": FragmentRefs<"NextRuns_jobs">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "NextRuns_jobs",
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
      "name": "jobType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextRunAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDue",
      "storageKey": null
    }
  ],
  "type": "ScheduledJob",
  "abstractKey": null
};

(node as any).hash = "6186d9abe1b5f26a11a7b2962c28ca9e";

export default node;
