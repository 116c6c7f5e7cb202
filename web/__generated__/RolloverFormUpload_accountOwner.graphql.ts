/**
 * @generated SignedSource<<439921615126b79cf0a4e8d3fd15f159>>
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
    }
  ],
  "type": "AccountOwner",
  "abstractKey": null
};
})();

(node as any).hash = "1edec36b984d2a88ba66e6df95e5a0f7";

export default node;
