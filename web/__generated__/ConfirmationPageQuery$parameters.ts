/**
 * @generated SignedSource<<5a9d3a96509b3b97dd7b720e12ca9bc3>>
 * @relayHash 36e8b024f5d40b7b6cde29434bbed6ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77c179ed0e4237fea72bb369e2817a9defdbafbb650189d481e6f2233ebcc89a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationPageQuery } from './ConfirmationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77c179ed0e4237fea72bb369e2817a9defdbafbb650189d481e6f2233ebcc89a",
    "metadata": {},
    "name": "ConfirmationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
