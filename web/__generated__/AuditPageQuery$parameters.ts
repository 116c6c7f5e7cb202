/**
 * @generated SignedSource<<bbc2ae08b8274fd5d9b7bf6aa41e3f21>>
 * @relayHash ac0135cff6337ff9a2bcff596c2de6e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ea441834561ab22e7f2ef80cb4cdbe385c31e8ced5e495fbe536672fbc490e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ea441834561ab22e7f2ef80cb4cdbe385c31e8ced5e495fbe536672fbc490e6",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
