/**
 * @generated SignedSource<<a04ad2efe9a07ded5150fba5c9daa996>>
 * @relayHash 2cc64db2dab228cd17e30660f7ce18bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 039810b22df759b3b20098170288bfb06ca6a0293c95e249b435c590e6524af2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "039810b22df759b3b20098170288bfb06ca6a0293c95e249b435c590e6524af2",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
