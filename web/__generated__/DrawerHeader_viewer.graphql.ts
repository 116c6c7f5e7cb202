/**
 * @generated SignedSource<<158c5a6ed67031085c430843e015f047>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DrawerHeader_viewer$data = {
  readonly accountOwner: {
    readonly firstName: string;
    readonly lastName: string;
  } | null;
  readonly user: {
    readonly email: string;
  };
  readonly " $fragmentType": "DrawerHeader_viewer";
};
export type DrawerHeader_viewer$key = {
  readonly " $data"?: DrawerHeader_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawerHeader_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "accountOwnerId"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DrawerHeader_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PortalUser",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "accountOwnerId",
          "variableName": "accountOwnerId"
        }
      ],
      "concreteType": "AccountOwner",
      "kind": "LinkedField",
      "name": "accountOwner",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3c484b05aca3f711d1ac50ab6dfaefc5";

export default node;
