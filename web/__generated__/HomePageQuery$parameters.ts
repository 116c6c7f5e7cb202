/**
 * @generated SignedSource<<8f2e97e0bc6b58e86a64724d77621ac6>>
 * @relayHash eb10d6fbd985574d498a6860377462a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b27a41f8a6cb500f91885acebb60550dc0bbb0628cc41897085bb1797984fe3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b27a41f8a6cb500f91885acebb60550dc0bbb0628cc41897085bb1797984fe3",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
