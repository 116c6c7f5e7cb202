/**
 * @generated SignedSource<<e84a92f271a65e98cb70b75cf304ba00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contactTexts_address$data = {
  readonly address1: string;
  readonly address2: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly " $fragmentType": "contactTexts_address";
};
export type contactTexts_address$key = {
  readonly " $data"?: contactTexts_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"contactTexts_address">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "contactTexts_address"
};

(node as any).hash = "16a6e3d7a76b8f82eac42b18f3c5dc21";

export default node;
