/**
 * @generated SignedSource<<7a5131b5caa839a85993c9da2a6e8354>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditStatus_account$data = {
  readonly accountId: number;
  readonly accountOwnerId: number;
  readonly retirementAccountStatusId: number;
  readonly " $fragmentType": "EditStatus_account";
};
export type EditStatus_account$key = {
  readonly " $data"?: EditStatus_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditStatus_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditStatus_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountOwnerId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retirementAccountStatusId",
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "7ec3859389008f4b41ca3d803408df52";

export default node;
