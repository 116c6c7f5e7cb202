/**
 * @generated SignedSource<<b1fd0bf736b3e45d44cb788f22965fa8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestsPage_viewer$data = {
  readonly rolloverRequests?: {
    readonly " $fragmentSpreads": FragmentRefs<"RequestList_requests">;
  };
  readonly withdrawalRequests?: {
    readonly " $fragmentSpreads": FragmentRefs<"RequestList_requests">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Approvals_viewer">;
  readonly " $fragmentType": "RequestsPage_viewer";
};
export type RequestsPage_viewer$key = {
  readonly " $data"?: RequestsPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestsPage_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "last"
  },
  {
    "kind": "Variable",
    "name": "list",
    "variableName": "list"
  },
  {
    "kind": "Variable",
    "name": "sort",
    "variableName": "sort"
  }
],
v1 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "RequestList_requests"
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "after"
    },
    {
      "kind": "RootArgument",
      "name": "before"
    },
    {
      "kind": "RootArgument",
      "name": "filter"
    },
    {
      "kind": "RootArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "isRollover"
    },
    {
      "kind": "RootArgument",
      "name": "last"
    },
    {
      "kind": "RootArgument",
      "name": "list"
    },
    {
      "kind": "RootArgument",
      "name": "sort"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RequestsPage_viewer",
  "selections": [
    {
      "condition": "isRollover",
      "kind": "Condition",
      "passingValue": false,
      "selections": [
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "WithdrawalRequestConnection",
          "kind": "LinkedField",
          "name": "withdrawalRequests",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "condition": "isRollover",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": (v0/*:: as any*/),
          "concreteType": "RolloverRequestConnection",
          "kind": "LinkedField",
          "name": "rolloverRequests",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ]
    },
    {
      "args": [
        {
          "kind": "Literal",
          "name": "entity",
          "value": "distribution_request"
        }
      ],
      "kind": "FragmentSpread",
      "name": "Approvals_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "06f0478f6514b1625a008d67ade5e523";

export default node;
