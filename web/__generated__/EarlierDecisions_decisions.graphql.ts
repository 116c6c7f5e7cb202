/**
 * @generated SignedSource<<dd10d2899160a3ab0ce2f87bf02ffb4c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ComplianceOutcome = "APPROVED" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type EarlierDecisions_decisions$data = ReadonlyArray<{
  readonly decidedAt: string;
  readonly decidedBy: string | null;
  readonly decision: ComplianceOutcome;
  readonly decisionId: number;
  readonly findings: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Findings_findings">;
  }>;
  readonly reason: string | null;
  readonly " $fragmentType": "EarlierDecisions_decisions";
}>;
export type EarlierDecisions_decisions$key = ReadonlyArray<{
  readonly " $data"?: EarlierDecisions_decisions$data;
  readonly " $fragmentSpreads": FragmentRefs<"EarlierDecisions_decisions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "EarlierDecisions_decisions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decisionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComplianceFinding",
      "kind": "LinkedField",
      "name": "findings",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Findings_findings"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ComplianceDecision",
  "abstractKey": null
};

(node as any).hash = "fe982a6a781914cc9aaadf65123359a3";

export default node;
