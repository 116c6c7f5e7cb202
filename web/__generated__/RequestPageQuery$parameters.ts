/**
 * @generated SignedSource<<5ac972a43181451b0c68f07b69f3e43f>>
 * @relayHash 014bc1955cfb32bf7e01584fa8a36d4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea845d1537274e48bc2d98f21fd08cdf28529dff8cdb19ac496d9b8c4d5372ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea845d1537274e48bc2d98f21fd08cdf28529dff8cdb19ac496d9b8c4d5372ae",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
