/**
 * @generated SignedSource<<260edb75e39b737aa2113befcadbeaba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenSessions_viewer$data = {
  readonly openSessions: {
    readonly nodes: ReadonlyArray<{
      readonly isCurrent: boolean;
      readonly lastSeenAt: string;
      readonly sessionId: number;
      readonly startedAt: string;
      readonly userAgent: string | null;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "OpenSessions_viewer";
};
export type OpenSessions_viewer$key = {
  readonly " $data"?: OpenSessions_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenSessions_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OpenSessions_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OpenSessions",
      "kind": "LinkedField",
      "name": "openSessions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OpenSession",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sessionId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastSeenAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "userAgent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isCurrent",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "74d5ee778824d6b7af80c9841b989f70";

export default node;
