/**
 * @generated SignedSource<<f0120afa92b1a15ff1434915446a8bfb>>
 * @relayHash 958ed8a81a456513519e0170cfb214ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3ab1b7172db76b585e8964dc366843239b9389d1c4078e03f8fec99aa6e35df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankPageQuery } from './BankPageQuery.graphql';

const node: PreloadableConcreteRequest<BankPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3ab1b7172db76b585e8964dc366843239b9389d1c4078e03f8fec99aa6e35df",
    "metadata": {},
    "name": "BankPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
