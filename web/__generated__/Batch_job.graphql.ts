/**
 * @generated SignedSource<<bf71c4d15227c681b28cd80f0df9ea72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Batch_job$data = {
  readonly batchId: string | null;
  readonly files: ReadonlyArray<{
    readonly downloadPath: string;
    readonly fileName: string;
  }>;
  readonly " $fragmentType": "Batch_job";
};
export type Batch_job$key = {
  readonly " $data"?: Batch_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"Batch_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Batch_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "batchId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "downloadPath",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "4e508da5d6fa3be6e0ec30f0423b3e9a";

export default node;
