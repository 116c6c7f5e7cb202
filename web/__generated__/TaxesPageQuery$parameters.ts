/**
 * @generated SignedSource<<a01acec58898d1d938884a8fdc9ca36d>>
 * @relayHash 56524d1c996ff99bb59be77b70877daf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 633fb40a9ac31d73e71d2ffb31f16ff7a777d40abe5ed3e03c7eafde1dcb18e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "633fb40a9ac31d73e71d2ffb31f16ff7a777d40abe5ed3e03c7eafde1dcb18e3",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
