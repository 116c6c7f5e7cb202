/**
 * @generated SignedSource<<4251f6e29127901cfca4dcc616bd7f18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobName_job$data = {
  readonly dateCompleted: string | null;
  readonly failures: ReadonlyArray<{
    readonly accountOwnerId: number | null;
    readonly item: string;
    readonly reason: string;
  }>;
  readonly jobId: number;
  readonly jobType: string;
  readonly jobTypeId: number;
  readonly note: string | null;
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
      "name": "jobTypeId",
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
      "name": "dateCompleted",
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

(node as any).hash = "6536116ab5fad3aa49b4538ecdeaa782";

export default node;
