/**
 * @generated SignedSource<<7f6e777d0f5ddb4fc2d1eff1e91eb651>>
 * @relayHash e8755e425fe2c984fc21291bea32ae49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c13c14aa35df30fa4450e46f64ccb078665269b1b8386a68a582888043b4c3e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c13c14aa35df30fa4450e46f64ccb078665269b1b8386a68a582888043b4c3e",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
