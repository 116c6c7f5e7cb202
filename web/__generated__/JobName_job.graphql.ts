/**
 * @generated SignedSource<<5b9e350b7cbb4ab70261b29391630763>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobType = "ANNUAL_FEE" | "BANK_STATEMENT" | "BANK_UPLOAD" | "CALCULATE_INTEREST" | "CALCULATE_WITHDRAWALS" | "COMPLIANCE_EMAIL" | "DAILY_ACTIVITY_REPORT" | "FEE_SWEEP" | "IDENTITY_CHECK" | "INTEREST_FUNDING" | "MINIMUM_NOTICE" | "PENDING_ACTIVITY_REPORT" | "PLAN_UPLOAD" | "PRINT_VENDOR_UPLOAD" | "PROCESS_REJECTIONS" | "PROCESS_WITHDRAWALS" | "SIGNATURE_REMINDER" | "STATEMENT_UPLOAD" | "TAX_COPIES" | "TAX_FORMS" | "TAX_RETURNS" | "WELCOME_LETTERS";
import type { FragmentRefs } from "relay-runtime";
export type JobName_job$data = {
  readonly completedAt: string | null;
  readonly failures: ReadonlyArray<{
    readonly accountOwnerId: number | null;
    readonly item: string;
    readonly reason: string;
  }>;
  readonly isInterrupted: boolean;
  readonly jobId: number;
  readonly jobType: string;
  readonly note: string | null;
  readonly scheduledAt: string | null;
  readonly startedAt: string | null;
  readonly type: JobType;
  readonly " $fragmentType": "JobName_job";
};
export type JobName_job$key = {
  readonly " $data"?: JobName_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobName_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JobName_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobId",
      "storageKey": null
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
      "name": "jobType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scheduledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInterrupted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobFailure",
      "kind": "LinkedField",
      "name": "failures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "item",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountOwnerId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "ba7382ea549c05955e41aa5be8a26574";

export default node;
