/**
 * @generated SignedSource<<d27ce17ef1c7aba0b81fb87ddd81d708>>
 * @relayHash 77e2815290eae72b3fab79ab22438e0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4affeae679620267edb9a823ab86040a2fcb944359ec578edb7578beafdaae42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportsPageQuery } from './ExportsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4affeae679620267edb9a823ab86040a2fcb944359ec578edb7578beafdaae42",
    "metadata": {},
    "name": "ExportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
