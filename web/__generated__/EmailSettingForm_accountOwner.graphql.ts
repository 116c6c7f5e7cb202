/**
 * @generated SignedSource<<f179e02f01bde450dc281a6b9d33bfc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailSettingForm_accountOwner$data = {
  readonly accountOwnerId: number;
  readonly emailSetting: {
    readonly emailSetting: boolean;
  } | null;
  readonly " $fragmentType": "EmailSettingForm_accountOwner";
};
export type EmailSettingForm_accountOwner$key = {
  readonly " $data"?: EmailSettingForm_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailSettingForm_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EmailSettingForm_accountOwner",
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
      "concreteType": "EmailSetting",
      "kind": "LinkedField",
      "name": "emailSetting",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emailSetting",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "a38bfffd0e15440d5bac95ef423e289e";

export default node;
