/**
 * @generated SignedSource<<15d32e3bd144e18d66926ec4647f9ef8>>
 * @relayHash 4b6cc5b29138cc84eae6871bb83ece94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e65ae3afa606b758634b9a6bab6ec5215efe66e659c98ba478a1c0331b3417f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e65ae3afa606b758634b9a6bab6ec5215efe66e659c98ba478a1c0331b3417f",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
