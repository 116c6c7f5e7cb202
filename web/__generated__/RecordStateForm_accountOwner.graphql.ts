/**
 * @generated SignedSource<<6523c3c57b1d5d06713b46aa3c5c1bd9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StateElection = "AMOUNT" | "DEFAULT" | "NONE" | "PERCENT";
import type { FragmentRefs } from "relay-runtime";
export type RecordStateForm_accountOwner$data = {
  readonly accountOwnerId: number;
  readonly mailingAddress: {
    readonly state: string;
  } | null;
  readonly stateForms: {
    readonly states: ReadonlyArray<{
      readonly checkedOn: string;
      readonly form: string;
      readonly minimumAmount: number;
      readonly name: string;
      readonly source: string;
      readonly state: string;
      readonly takes: ReadonlyArray<StateElection>;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"UploadSelect_accountOwner">;
  readonly " $fragmentType": "RecordStateForm_accountOwner";
};
export type RecordStateForm_accountOwner$key = {
  readonly " $data"?: RecordStateForm_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordStateForm_accountOwner">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RecordStateForm_accountOwner",
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
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "mailingAddress",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UploadSelect_accountOwner"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StateForms",
      "kind": "LinkedField",
      "name": "stateForms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StateFormOffer",
          "kind": "LinkedField",
          "name": "states",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "form",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "takes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minimumAmount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "source",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkedOn",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};
})();

(node as any).hash = "d9afc441f3fdc550045c0763f1483266";

export default node;
