/**
 * @generated SignedSource<<4c87f174a666b8c5ebddac412687edb0>>
 * @relayHash 3f9abb10e332e68ab95134f3db2420d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b410ee86f8f0737407d77204436ce7d250bdcb53d31582e7e1bf705a43947de

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportsPageQuery } from './ExportsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b410ee86f8f0737407d77204436ce7d250bdcb53d31582e7e1bf705a43947de",
    "metadata": {},
    "name": "ExportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
