/**
 * @generated SignedSource<<eda9dc8b2a7f7a8ded2895a86f2e46e8>>
 * @relayHash 3f00f896370124f0e51ddbb22b430faa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d936c83083483ed364ed6f66429205378c7d5eab626b776878575f9b1e17ac9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxYearPageQuery } from './TaxYearPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxYearPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d936c83083483ed364ed6f66429205378c7d5eab626b776878575f9b1e17ac9",
    "metadata": {},
    "name": "TaxYearPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
