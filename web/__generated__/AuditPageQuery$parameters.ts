/**
 * @generated SignedSource<<7a236acf04d47a7cbd81835e46bbe2e0>>
 * @relayHash 05841c5856dbfb9af08d4d3ee7666337
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae54c906267709e4cfbee3337f455a021432777644b1fd8199eed2c0de9b4346

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae54c906267709e4cfbee3337f455a021432777644b1fd8199eed2c0de9b4346",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
