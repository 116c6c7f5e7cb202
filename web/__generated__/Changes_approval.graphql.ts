/**
 * @generated SignedSource<<c6b81366dffe8197532f5690f69a5740>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Changes_approval$data = {
  readonly changes: ReadonlyArray<{
    readonly after: string | null;
    readonly before: string | null;
    readonly label: string;
  }>;
  readonly " $fragmentType": "Changes_approval";
};
export type Changes_approval$key = {
  readonly " $data"?: Changes_approval$data;
  readonly " $fragmentSpreads": FragmentRefs<"Changes_approval">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Changes_approval",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Approval",
  "abstractKey": null
};

(node as any).hash = "654537398a13e30440aec1f07d1bfe6b";

export default node;
