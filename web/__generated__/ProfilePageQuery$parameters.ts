/**
 * @generated SignedSource<<f64fda64f3c809b4f7ea8f560f62a934>>
 * @relayHash 407cd519c7f2b7db21c56bf856469e9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e38937019f65189a9cdef46089833bcf91a7ca664c2c43b0ced94b6dcc8a42e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e38937019f65189a9cdef46089833bcf91a7ca664c2c43b0ced94b6dcc8a42e",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
