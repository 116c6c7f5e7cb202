/**
 * @generated SignedSource<<f47ec6ab2a678d7368905afb06f802e2>>
 * @relayHash cb794ce6bfa4d834376868fe030dae64
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d2655509194f85d025d265f89bd8101f75cc43adc63516a842e82bcea215368

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d2655509194f85d025d265f89bd8101f75cc43adc63516a842e82bcea215368",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
