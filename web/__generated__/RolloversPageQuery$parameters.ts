/**
 * @generated SignedSource<<756adcece3ad76aba9078f6d51baa216>>
 * @relayHash e2022c8e9019f256e93d161bef1b8468
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fce6d01a624151d976dcae4cf61ba74439661d1962ded0aebf005f7f498b4444

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fce6d01a624151d976dcae4cf61ba74439661d1962ded0aebf005f7f498b4444",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
