/**
 * @generated SignedSource<<f43b83d075c0a2af08034f3512b575d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditSetupDate_account$data = {
  readonly accountId: number;
  readonly accountOwnerId: number;
  readonly setupDate: string | null;
  readonly " $fragmentType": "EditSetupDate_account";
};
export type EditSetupDate_account$key = {
  readonly " $data"?: EditSetupDate_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditSetupDate_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditSetupDate_account",
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
      "name": "setupDate",
      "storageKey": null
    }
  ],
  "type": "RetirementAccount",
  "abstractKey": null
};

(node as any).hash = "c27f6cebd3608e54194708f691a9d5ef";

export default node;
