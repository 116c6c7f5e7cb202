/**
 * @generated SignedSource<<77d226259b4e9a44c93ea3263c02a19a>>
 * @relayHash 2a068135480357ab7804d8d71e2d33d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a3516b85cfcc66061c6b895adae02a7ff8bb3c40c50b3d22f2aaf037468d2e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a3516b85cfcc66061c6b895adae02a7ff8bb3c40c50b3d22f2aaf037468d2e4",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
