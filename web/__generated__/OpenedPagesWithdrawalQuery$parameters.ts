/**
 * @generated SignedSource<<7404e270144f2c061b8cf5d715a1ae02>>
 * @relayHash 77056a973eb55d0b1fc873d299b63699
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ac52c656142462a95af1c3ac1a47e4e344b6f8d53b3be3e39de82da17da51ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesWithdrawalQuery } from './OpenedPagesWithdrawalQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesWithdrawalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ac52c656142462a95af1c3ac1a47e4e344b6f8d53b3be3e39de82da17da51ea",
    "metadata": {},
    "name": "OpenedPagesWithdrawalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
