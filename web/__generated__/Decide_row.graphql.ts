/**
 * @generated SignedSource<<234738d72d5dee5112c174c251e8c2ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Decide_row$data = {
  readonly accountId: number;
  readonly findings: ReadonlyArray<{
    readonly title: string;
  }>;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly reasonRequired: boolean;
  readonly " $fragmentType": "Decide_row";
};
export type Decide_row$key = {
  readonly " $data"?: Decide_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"Decide_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Decide_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountId",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reasonRequired",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompliancePendingRow",
  "abstractKey": null
};

(node as any).hash = "415b123d37e59f7a113b6bc494006c60";

export default node;
