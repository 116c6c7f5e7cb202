/**
 * @generated SignedSource<<9c872dcaeff44eed769bd1ac96008483>>
 * @relayHash 5939395e9e088c0ede7d1907ac0b3602
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f27459cbfe9cde4c819befade9fd2851c28c85c8ca522dfee4729037c9c96f3b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnMailPageQuery } from './OwnMailPageQuery.graphql';

const node: PreloadableConcreteRequest<OwnMailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f27459cbfe9cde4c819befade9fd2851c28c85c8ca522dfee4729037c9c96f3b",
    "metadata": {},
    "name": "OwnMailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
