/**
 * @generated SignedSource<<08a7a3a280173bdaeed8fbe30b8e29c9>>
 * @relayHash 8c8c5fe0e65e702ce3c152c7dc81694b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b5473705877e098940df6133d5345617b33739156b4aac171528547e66b7132

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchResultsQuery } from './SearchResultsQuery.graphql';

const node: PreloadableConcreteRequest<SearchResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b5473705877e098940df6133d5345617b33739156b4aac171528547e66b7132",
    "metadata": {},
    "name": "SearchResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
