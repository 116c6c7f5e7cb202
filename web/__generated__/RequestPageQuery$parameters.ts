/**
 * @generated SignedSource<<f03159da93d42831751f43c1420339e5>>
 * @relayHash 598e829d72f565c009cc990ae19735b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6fc50dd30b945678defebd3ddf49bac1a3af375717d4786cc903e89a3585be1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6fc50dd30b945678defebd3ddf49bac1a3af375717d4786cc903e89a3585be1",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
