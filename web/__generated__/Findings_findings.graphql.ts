/**
 * @generated SignedSource<<937548408e265f6be18e8f224f41145f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Findings_findings$data = ReadonlyArray<{
  readonly datum: string | null;
  readonly rule: string | null;
  readonly title: string;
  readonly " $fragmentType": "Findings_findings";
}>;
export type Findings_findings$key = ReadonlyArray<{
  readonly " $data"?: Findings_findings$data;
  readonly " $fragmentSpreads": FragmentRefs<"Findings_findings">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "Findings_findings",
  "selections": [
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
      "name": "rule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "datum",
      "storageKey": null
    }
  ],
  "type": "ComplianceFinding",
  "abstractKey": null
};

(node as any).hash = "45073a04121e555503ae99bde2c778ae";

export default node;
