/**
 * @generated SignedSource<<7e81ede71a9e3b93206757b66b213c13>>
 * @relayHash ff880604fe38025c2cc01cde4a2fc217
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1e49b3a332f1b889736e19f6446f46bac326c29cac702a0e109fca3a7b4e4c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansPageQuery } from './PlansPageQuery.graphql';

const node: PreloadableConcreteRequest<PlansPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1e49b3a332f1b889736e19f6446f46bac326c29cac702a0e109fca3a7b4e4c0",
    "metadata": {},
    "name": "PlansPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
