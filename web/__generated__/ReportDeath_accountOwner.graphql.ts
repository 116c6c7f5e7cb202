/**
 * @generated SignedSource<<302ac77a793c17a7a0a634fd4a5981d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportDeath_accountOwner$data = {
  readonly accountOwnerId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly " $fragmentSpreads": FragmentRefs<"UploadSelect_accountOwner">;
  readonly " $fragmentType": "ReportDeath_accountOwner";
};
export type ReportDeath_accountOwner$key = {
  readonly " $data"?: ReportDeath_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportDeath_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportDeath_accountOwner",
  "selections": [
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
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UploadSelect_accountOwner"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "a514faf3b2c7276cad7ed71ec50deaa5";

export default node;
