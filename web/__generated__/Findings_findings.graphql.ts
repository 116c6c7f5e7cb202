/**
 * @generated SignedSource<<7135c71388729a082f971494e3af05bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Findings_findings$data = ReadonlyArray<{
  readonly comparedWith: string | null;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comparedWith",
      "storageKey": null
    }
  ],
  "type": "ComplianceFinding",
  "abstractKey": null
};

(node as any).hash = "bf71560ffd86921db6a08707a50a73bf";

export default node;
