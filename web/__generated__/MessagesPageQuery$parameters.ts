/**
 * @generated SignedSource<<85222817d6cb5ca22bc8f1805175307b>>
 * @relayHash 7b27e28f029cf705f2211eafa065f3fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f3c7f67bc8748f70648d0fd125d7c71eee87d7db97281cc703c6171626f2800

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MessagesPageQuery } from './MessagesPageQuery.graphql';

const node: PreloadableConcreteRequest<MessagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f3c7f67bc8748f70648d0fd125d7c71eee87d7db97281cc703c6171626f2800",
    "metadata": {},
    "name": "MessagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
