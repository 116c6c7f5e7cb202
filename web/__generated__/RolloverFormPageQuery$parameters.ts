/**
 * @generated SignedSource<<2c96958802868caaef713b496da61ab7>>
 * @relayHash d28ae59c454f4d2a3b145c63f730cfec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d060ff72c8d04e5d9a17151efe6342201d053b58bcccb516d58bf14363c7bec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloverFormPageQuery } from './RolloverFormPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloverFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d060ff72c8d04e5d9a17151efe6342201d053b58bcccb516d58bf14363c7bec",
    "metadata": {},
    "name": "RolloverFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
