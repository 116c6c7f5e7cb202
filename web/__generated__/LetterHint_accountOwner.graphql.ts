/**
 * @generated SignedSource<<18f7752d8f4f55311b0257974b535e6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LetterHint_accountOwner$data = {
  readonly dataStanding: {
    readonly noticesByLetter: boolean;
  };
  readonly " $fragmentType": "LetterHint_accountOwner";
};
export type LetterHint_accountOwner$key = {
  readonly " $data"?: LetterHint_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"LetterHint_accountOwner">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LetterHint_accountOwner",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DataStanding",
      "kind": "LinkedField",
      "name": "dataStanding",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noticesByLetter",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};

(node as any).hash = "a49ebdb7b2a24ab0362d6fa1ff6dacce";

export default node;
