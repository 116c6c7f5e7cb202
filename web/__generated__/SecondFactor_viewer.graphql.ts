/**
 * @generated SignedSource<<490120ace516b1edcd2b4485962cf83f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecondFactor_viewer$data = {
  readonly signIn: {
    readonly hasSecondFactor: boolean;
  };
  readonly " $fragmentType": "SecondFactor_viewer";
};
export type SecondFactor_viewer$key = {
  readonly " $data"?: SecondFactor_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecondFactor_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SecondFactor_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SignInSettings",
      "kind": "LinkedField",
      "name": "signIn",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasSecondFactor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c6d2801da0a5e8db701d671ed2986236";

export default node;
