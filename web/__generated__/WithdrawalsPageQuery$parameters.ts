/**
 * @generated SignedSource<<2174303e1a36d7e4435e5ad5487a093a>>
 * @relayHash 4e2952e4f4791e3b7a57720b1cc2022b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83f29830eb2f4869c7e116067c3d7129236878ce12c0855d25a73850faf0a0df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83f29830eb2f4869c7e116067c3d7129236878ce12c0855d25a73850faf0a0df",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
