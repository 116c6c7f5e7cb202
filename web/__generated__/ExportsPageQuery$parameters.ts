/**
 * @generated SignedSource<<a65ce42a13d795863ca95f719e0561a7>>
 * @relayHash d29ee5e915a9cc99897af33c24734fdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c98989113b3e052d27340e761130423eb1149765e8f4c2b7347f2c64b337d105

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportsPageQuery } from './ExportsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c98989113b3e052d27340e761130423eb1149765e8f4c2b7347f2c64b337d105",
    "metadata": {},
    "name": "ExportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
