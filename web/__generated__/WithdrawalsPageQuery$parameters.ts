/**
 * @generated SignedSource<<5ae45c33761bf14bb7954068261cdda0>>
 * @relayHash cf1a568e1a9043a5cae1e01239e1cc23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c64d0569a469929d82040a310a030cfe263a1013ac163f4ce0266dcb7b5e90c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c64d0569a469929d82040a310a030cfe263a1013ac163f4ce0266dcb7b5e90c",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
