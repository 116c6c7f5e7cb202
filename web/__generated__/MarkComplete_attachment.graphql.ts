/**
 * @generated SignedSource<<deda143a60a1027f97fc9795005d6db3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkComplete_attachment$data = {
  readonly accountOwnerId: number | null;
  readonly attachmentId: number;
  readonly fileName: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly " $fragmentType": "MarkComplete_attachment";
};
export type MarkComplete_attachment$key = {
  readonly " $data"?: MarkComplete_attachment$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkComplete_attachment">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MarkComplete_attachment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attachmentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
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
  "type": "Attachment",
  "abstractKey": null
};

(node as any).hash = "25e1df3fe47d31552210e9bb5e4ff630";

export default node;
