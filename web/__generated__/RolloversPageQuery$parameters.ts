/**
 * @generated SignedSource<<2cce90971e8ae84af2a8a26456a9b6ea>>
 * @relayHash f88bfdcb8b23e3fb0159d481ec3b1517
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a89f7d6b6cb15c5f268573ebb58102d49dfc280d6a7451d7bfb027111615736

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a89f7d6b6cb15c5f268573ebb58102d49dfc280d6a7451d7bfb027111615736",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
