/**
 * @generated SignedSource<<8ede90b0e76dceb0140ed87e08944275>>
 * @relayHash 32f2e4526edcd503360852c44f2fe23c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2101fbffac3d8450ed26c67831b4fdaddb05a11c2e14ae7f5f177446176ab3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxYearPageQuery } from './TaxYearPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxYearPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2101fbffac3d8450ed26c67831b4fdaddb05a11c2e14ae7f5f177446176ab3a",
    "metadata": {},
    "name": "TaxYearPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
