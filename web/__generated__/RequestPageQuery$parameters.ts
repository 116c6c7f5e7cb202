/**
 * @generated SignedSource<<eca53a6d9f559fea5d20ee882f2458c4>>
 * @relayHash 71900b450319a938e9d3229acb415194
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3988213db0cc27bfdb41e4c6e1b7ba1e814176275703b9480e25fa8a37301802

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3988213db0cc27bfdb41e4c6e1b7ba1e814176275703b9480e25fa8a37301802",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
