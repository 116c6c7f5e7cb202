/**
 * @generated SignedSource<<46f02d285e69071bcb5afbaef3ff4b83>>
 * @relayHash b2c25e7a185eed4a1c7d8c9e804d2faa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5743f9db3b7f7bfb9ef81c54bf9efdd2adccb42d4483b704ea97d1a946a8916d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountingPageQuery } from './AccountingPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5743f9db3b7f7bfb9ef81c54bf9efdd2adccb42d4483b704ea97d1a946a8916d",
    "metadata": {},
    "name": "AccountingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
