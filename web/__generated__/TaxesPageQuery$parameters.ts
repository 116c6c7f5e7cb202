/**
 * @generated SignedSource<<61bc06ac047b5fa79f69a7f024359494>>
 * @relayHash 26507cf5f1c339b548a3280260051d14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 494838f01281d279cc6027ddb3d0c683acb79e796ba42b15a9ae01f9732f7935

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "494838f01281d279cc6027ddb3d0c683acb79e796ba42b15a9ae01f9732f7935",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
