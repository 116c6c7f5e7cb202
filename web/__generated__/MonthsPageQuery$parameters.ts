/**
 * @generated SignedSource<<4573f8a54fc057ed263f79f5d022552c>>
 * @relayHash a76bd219007f1f57d008d1a1ed276e81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52a9c9dcdb1755cbccb84fd6ee84c7d9117b96d3006887f057b7d21378d9ffe2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonthsPageQuery } from './MonthsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonthsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52a9c9dcdb1755cbccb84fd6ee84c7d9117b96d3006887f057b7d21378d9ffe2",
    "metadata": {},
    "name": "MonthsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
