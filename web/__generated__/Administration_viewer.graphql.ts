/**
 * @generated SignedSource<<bc40cc4eccd7807b83f1ae6f7971795b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CredentialStatus = "EXPIRED" | "REVOKED" | "USABLE" | "WAITING";
export type WebhookStatus = "ACTIVE" | "ENDED" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type Administration_viewer$data = {
  readonly credentials: ReadonlyArray<{
    readonly expiresAt: string;
    readonly status: CredentialStatus;
  }>;
  readonly webhooks: ReadonlyArray<{
    readonly givenUp: number;
    readonly status: WebhookStatus;
  }>;
  readonly " $fragmentType": "Administration_viewer";
};
export type Administration_viewer$key = {
  readonly " $data"?: Administration_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Administration_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Administration_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Credential",
      "kind": "LinkedField",
      "name": "credentials",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Webhook",
      "kind": "LinkedField",
      "name": "webhooks",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "givenUp",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "4d35f1f726f6c48bd8633b9abf62cc65";

export default node;
