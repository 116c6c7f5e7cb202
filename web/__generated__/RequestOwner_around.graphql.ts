/**
 * @generated SignedSource<<0998228c6bad9669d4fa4a87cce27fd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestStatus = "APPROVED" | "COMPLETED" | "HISTORICAL" | "INCOMPLETE" | "OPEN" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type RequestOwner_around$data = {
  readonly otherRequests: ReadonlyArray<{
    readonly amount: number;
    readonly number: string;
    readonly requestId: number;
    readonly requestedAt: string;
    readonly status: RequestStatus;
  }>;
  readonly ownerNotes: ReadonlyArray<{
    readonly at: string;
    readonly by: string;
    readonly noteId: number;
    readonly text: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "RequestOwner_around";
};
export type RequestOwner_around$key = {
  readonly " $data"?: RequestOwner_around$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestOwner_around">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RequestOwner_around",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OwnerNote",
      "kind": "LinkedField",
      "name": "ownerNotes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "noteId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OtherRequest",
      "kind": "LinkedField",
      "name": "otherRequests",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RequestAround",
  "abstractKey": null
};

(node as any).hash = "c5030efda76fa7f8375a989a307285e0";

export default node;
