/**
 * @generated SignedSource<<3867fa5745ef448f16e6de2fa19f0cf0>>
 * @relayHash 70f8468a1664bbb0793de1b709f01095
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57a2fb882de9424b2ded8f0f3818eaf575cf0a471a727cd0a8a68d2012065a9e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FederalPageQuery } from './FederalPageQuery.graphql';

const node: PreloadableConcreteRequest<FederalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "57a2fb882de9424b2ded8f0f3818eaf575cf0a471a727cd0a8a68d2012065a9e",
    "metadata": {},
    "name": "FederalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
