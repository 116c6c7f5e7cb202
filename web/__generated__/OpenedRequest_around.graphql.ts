/**
 * @generated SignedSource<<23b5701bd520ed967dd36544c0c116d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestEventKind = "APPROVED" | "ARCHIVED" | "CANCELLED" | "COMPLETED" | "EVIDENCE_ACCEPTED" | "EVIDENCE_GIVEN" | "EVIDENCE_REFUSED" | "EVIDENCE_REPLACED" | "EVIDENCE_WITHDRAWN" | "INCOMPLETE" | "REOPENED" | "REVERSED" | "SENT" | "SIGNED" | "SUBMITTED";
export type RequestList = "APPROVED" | "HISTORICAL" | "INCOMPLETE" | "PENDING" | "SIGNATURE";
import type { FragmentRefs } from "relay-runtime";
export type OpenedRequest_around$data = {
  readonly balance: number;
  readonly balanceAfter: number | null;
  readonly bankName: string | null;
  readonly dataNotes: ReadonlyArray<string>;
  readonly expectedFrom: string | null;
  readonly expectedTo: string | null;
  readonly history: ReadonlyArray<{
    readonly at: string;
    readonly by: string | null;
    readonly kind: RequestEventKind;
    readonly note: string | null;
  }>;
  readonly list: RequestList;
  readonly residenceState: string | null;
  readonly visitors: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Visitors_visitors">;
  }>;
  readonly withholdingNotice: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"Evidence_around">;
  readonly " $fragmentType": "OpenedRequest_around";
};
export type OpenedRequest_around$key = {
  readonly " $data"?: OpenedRequest_around$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenedRequest_around">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OpenedRequest_around",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "list",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "residenceState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withholdingNotice",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balance",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "balanceAfter",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataNotes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expectedTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestStep",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "note",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestVisitor",
      "kind": "LinkedField",
      "name": "visitors",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Visitors_visitors"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Evidence_around"
    }
  ],
  "type": "RequestAround",
  "abstractKey": null
};

(node as any).hash = "4b7b63b5eb818a9dfcddd3be8c29d053";

export default node;
