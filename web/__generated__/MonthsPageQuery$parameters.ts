/**
 * @generated SignedSource<<21e451479a810d42e192c77b978fe000>>
 * @relayHash 89e712f697abea73440b02dbdc3c3e66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96c6b32b0a7ce62c36754e1a96c76cdf0246bd3857334cb073e0c2d54db4a556

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonthsPageQuery } from './MonthsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonthsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96c6b32b0a7ce62c36754e1a96c76cdf0246bd3857334cb073e0c2d54db4a556",
    "metadata": {},
    "name": "MonthsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
