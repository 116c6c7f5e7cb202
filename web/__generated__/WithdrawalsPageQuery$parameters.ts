/**
 * @generated SignedSource<<f727e059795de8401ca66350f92b7b32>>
 * @relayHash ae3204ffb1d66a54a66b8710d756c093
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5973bf56d4dcb1944dbeb2a23e585730cd041f4bcca46d629e94cc04d506fac9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5973bf56d4dcb1944dbeb2a23e585730cd041f4bcca46d629e94cc04d506fac9",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
