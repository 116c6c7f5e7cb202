/**
 * @generated SignedSource<<06497d1a89ad12dff1856c2c54024c43>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RolloverFormUpload_accountOwner$data = {
  readonly accountOwnerId: number;
  readonly activeRequests: {
    readonly rolloverRequests: ReadonlyArray<{
      readonly __typename: "ActiveRequest";
    }>;
    readonly withdrawalRequests: ReadonlyArray<{
      readonly __typename: "ActiveRequest";
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RequestCards_accountOwner">;
  readonly " $fragmentType": "RolloverFormUpload_accountOwner";
};
export type RolloverFormUpload_accountOwner$key = {
  readonly " $data"?: RolloverFormUpload_accountOwner$data;
  readonly " $fragmentSpreads": FragmentRefs<"RolloverFormUpload_accountOwner">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RolloverFormUpload_accountOwner",
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
      "concreteType": "ActiveRequests",
      "kind": "LinkedField",
      "name": "activeRequests",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActiveRequest",
          "kind": "LinkedField",
          "name": "rolloverRequests",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActiveRequest",
          "kind": "LinkedField",
          "name": "withdrawalRequests",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestCards_accountOwner"
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};
})();

(node as any).hash = "767adcdcc74ea81532b7cd6c18694fff";

export default node;
