/**
 * @generated SignedSource<<c0c96f6e5a2bb3cffbf10cb317ffd88a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorrectRequest_request$data = {
  readonly number: string;
  readonly requestId: number;
  readonly retirementAccountId: number;
  readonly " $fragmentType": "CorrectRequest_request";
};
export type CorrectRequest_request$key = {
  readonly " $data"?: CorrectRequest_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"CorrectRequest_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CorrectRequest_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retirementAccountId",
      "storageKey": null
    }
  ],
  "type": "DistributionRequest",
  "abstractKey": null
};

(node as any).hash = "0ed57f26dce1ef119e6cc3c1dcc2fd0b";

export default node;
