/**
 * @generated SignedSource<<28f9231da242fdeda83ad40ae2ccb25e>>
 * @relayHash 8bdfcd7e97a88c4e7b9c6c1094611c86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2c58b68af6e1dbcd4da8cca7d08116601df2a966babc24a70c809b59cbd7aba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a2c58b68af6e1dbcd4da8cca7d08116601df2a966babc24a70c809b59cbd7aba",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
