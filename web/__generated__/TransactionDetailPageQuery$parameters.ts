/**
 * @generated SignedSource<<d58bfd0e2235fa52ad947d53bdde62ea>>
 * @relayHash ed65456d989d52c2325c5ec2fce56672
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abc274bfd3929c66ac7014c5216210fdaa0e432cc2c8f3c8eb350f4ef2740489

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionDetailPageQuery } from './TransactionDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abc274bfd3929c66ac7014c5216210fdaa0e432cc2c8f3c8eb350f4ef2740489",
    "metadata": {},
    "name": "TransactionDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
