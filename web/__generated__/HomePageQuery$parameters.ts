/**
 * @generated SignedSource<<e97e1301fe191460b3c693377b2d883d>>
 * @relayHash c02993efc75fc3dda93e0d5b3e4b86c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a91e97701ad65aff4b38cdeed09e4456979238ad7c2add0307dd882c78d2cff7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a91e97701ad65aff4b38cdeed09e4456979238ad7c2add0307dd882c78d2cff7",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
