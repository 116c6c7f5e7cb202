/**
 * @generated SignedSource<<f5b10244b9d6275b9e1059aad68d9c6a>>
 * @relayHash 7f2822a47d825c222b22c2b6cc8945d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f384fe4692a9314bb388bfef1a6e1a8697406f5ee53ef1b26d8cf415dad35aac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f384fe4692a9314bb388bfef1a6e1a8697406f5ee53ef1b26d8cf415dad35aac",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
