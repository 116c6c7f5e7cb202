/**
 * @generated SignedSource<<9fdc0526c11452dd405bca7de6169281>>
 * @relayHash f06d0a19434c9c3030a929d0cb3f0ec9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1182ec3d424b4a33c97e2090c671d2144b82fe706f625d7084f4d98e072a8e38

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPageQuery } from './OpenedPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1182ec3d424b4a33c97e2090c671d2144b82fe706f625d7084f4d98e072a8e38",
    "metadata": {},
    "name": "OpenedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
