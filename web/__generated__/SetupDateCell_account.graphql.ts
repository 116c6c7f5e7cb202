/**
 * @generated SignedSource<<c2cadcdbcb27d2504dde863d97e667bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetupDateCell_account$data = {
  readonly accountId: number;
  readonly accountOwnerId: number;
  readonly planAccountNumber: string;
  readonly setupDate: string | null;
  readonly " $fragmentType": "SetupDateCell_account";
};
export type SetupDateCell_account$key = {
  readonly " $data"?: SetupDateCell_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupDateCell_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SetupDateCell_account",
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
      "name": "planAccountNumber",
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

(node as any).hash = "72eadcb9455f9d221086207852ffc200";

export default node;
