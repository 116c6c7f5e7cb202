/**
 * @generated SignedSource<<c24b4ea5aad2f852697bd9f1d39c77b4>>
 * @relayHash 25dff18cabba912723066962ed2e42b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd934cbc46d0dc3977f36b770aa85db913d078c4b3963ca7d700cab73050c526

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPageQuery } from './OpenedPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd934cbc46d0dc3977f36b770aa85db913d078c4b3963ca7d700cab73050c526",
    "metadata": {},
    "name": "OpenedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
