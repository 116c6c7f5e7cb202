/**
 * @generated SignedSource<<91c3eb586bc284596cb45650143cb01e>>
 * @relayHash 2737452c40d2af7b661b0635519cff82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12086092a44b2b01b0782f496f48f0574963d2902f30f5dc032847f52e2ed522

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12086092a44b2b01b0782f496f48f0574963d2902f30f5dc032847f52e2ed522",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
