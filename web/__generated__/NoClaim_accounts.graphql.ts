/**
 * @generated SignedSource<<589046b28694bf511e08306e11eadcd7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoClaim_accounts$data = ReadonlyArray<{
  readonly accountId: number;
  readonly isClosed: boolean;
  readonly isRoth: boolean;
  readonly planAccountNumber: string;
  readonly whyNot: string | null;
  readonly " $fragmentType": "NoClaim_accounts";
}>;
export type NoClaim_accounts$key = ReadonlyArray<{
  readonly " $data"?: NoClaim_accounts$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoClaim_accounts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "NoClaim_accounts",
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
      "name": "planAccountNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRoth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClosed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "whyNot",
      "storageKey": null
    }
  ],
  "type": "ClaimableAccount",
  "abstractKey": null
};

(node as any).hash = "c70827a1224b979fa8139ab91009da72";

export default node;
