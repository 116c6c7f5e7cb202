/**
 * @generated SignedSource<<c3ce140cc4ca1b16dc950c8bbd7c8035>>
 * @relayHash 33c3a3ff9fcd592f472d02f12ccb78ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11140087ab1861056f49a6497372553f1b203873bcd443c9d0b6002d70eafacb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11140087ab1861056f49a6497372553f1b203873bcd443c9d0b6002d70eafacb",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
