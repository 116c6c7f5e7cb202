/**
 * @generated SignedSource<<35492e5a6047c793d476aaa3376b74f5>>
 * @relayHash 070ef5fb7dbace8ac02d2855e8cc07e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b729d25f06ac3d1bcf39878395595d7365beba61ab82b4e107a05bedcf4a926

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPageQuery } from './OpenedPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b729d25f06ac3d1bcf39878395595d7365beba61ab82b4e107a05bedcf4a926",
    "metadata": {},
    "name": "OpenedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
