/**
 * @generated SignedSource<<c3e6b7f14eeee09771936e6e02e60a95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangedMeanwhile_around$data = {
  readonly lastChange: {
    readonly at: string;
    readonly by: string | null;
  } | null;
  readonly " $fragmentType": "ChangedMeanwhile_around";
};
export type ChangedMeanwhile_around$key = {
  readonly " $data"?: ChangedMeanwhile_around$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedMeanwhile_around">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChangedMeanwhile_around",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestChange",
      "kind": "LinkedField",
      "name": "lastChange",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RequestAround",
  "abstractKey": null
};

(node as any).hash = "97c50b86957fde441b41c9474825005e";

export default node;
