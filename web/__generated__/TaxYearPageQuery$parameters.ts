/**
 * @generated SignedSource<<2a301c34e9546cb9a90ac2afa9f37d12>>
 * @relayHash 2f79bbd50b75780914feca5ae694ec41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a116c1f78620b800dd4265dfb0522915507c2acd2f23e5c35e5123c7ed667d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxYearPageQuery } from './TaxYearPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxYearPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a116c1f78620b800dd4265dfb0522915507c2acd2f23e5c35e5123c7ed667d0",
    "metadata": {},
    "name": "TaxYearPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
