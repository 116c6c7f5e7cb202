/**
 * @generated SignedSource<<d2f3756f7613ecd412e59a17db5312cb>>
 * @relayHash 1b41a0d2505d68e72779369dfb13b665
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8f1067489222362ffd2b746539214c89f56efec60555c5e56b4e5bcc87bcf8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c8f1067489222362ffd2b746539214c89f56efec60555c5e56b4e5bcc87bcf8d",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
