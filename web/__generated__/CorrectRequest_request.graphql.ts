/**
 * @generated SignedSource<<dd8283a1e63469737bc28fc89f7f8f45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CorrectRequest_request$data = {
  readonly amount: number;
  readonly number: string;
  readonly planAccountNumber: string;
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
      "name": "amount",
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
      "name": "retirementAccountId",
      "storageKey": null
    }
  ],
  "type": "DistributionRequest",
  "abstractKey": null
};

(node as any).hash = "8ca316e6670364b94630bba8ee4cefbd";

export default node;
