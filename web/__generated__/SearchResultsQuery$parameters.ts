/**
 * @generated SignedSource<<3a34143a5958b5ec705861f02a1402a9>>
 * @relayHash dbe6e19d0bc5f1d17c9fc167ff99961f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b436ecd8034a2b6c37fcc9901935d7ec0c4c05a60c54c99c3d47561c5656ece

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchResultsQuery } from './SearchResultsQuery.graphql';

const node: PreloadableConcreteRequest<SearchResultsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b436ecd8034a2b6c37fcc9901935d7ec0c4c05a60c54c99c3d47561c5656ece",
    "metadata": {},
    "name": "SearchResultsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
