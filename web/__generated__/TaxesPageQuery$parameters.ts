/**
 * @generated SignedSource<<f3f9b5f60adff988d286792d70a602b6>>
 * @relayHash 4c7007bf52b448aedcd0068c67ea09b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73e6bf1bf5bfdbf71c0ec64728691bf070eff7d2d807aa4a6075bf57e5ad2636

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73e6bf1bf5bfdbf71c0ec64728691bf070eff7d2d807aa4a6075bf57e5ad2636",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
