/**
 * @generated SignedSource<<9c360616f1bc5cca492bd855985eff3a>>
 * @relayHash c4122dc2e7da7778e5fe17cc3cc13f9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9009272f73c24ebde3b9724cc5b9875367a3bdeb9e9780789af9e6fe50b5945

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9009272f73c24ebde3b9724cc5b9875367a3bdeb9e9780789af9e6fe50b5945",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
