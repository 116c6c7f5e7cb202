/**
 * @generated SignedSource<<5493a236b927af5ebcde64c4cfd3d109>>
 * @relayHash 52f8eab2bed709be77736a0390373847
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2e7ca0bac42f5102a371c42569117127342fce08547096f7fe7ced0e2ca75b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AuditPageQuery } from './AuditPageQuery.graphql';

const node: PreloadableConcreteRequest<AuditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2e7ca0bac42f5102a371c42569117127342fce08547096f7fe7ced0e2ca75b2",
    "metadata": {},
    "name": "AuditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
