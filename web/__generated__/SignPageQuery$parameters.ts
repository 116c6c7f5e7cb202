/**
 * @generated SignedSource<<e492c5d7bc75256415bbe1baba0d6927>>
 * @relayHash 3246185104ab2ac765c407b714535e12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7234dc04b35b7f9a76255e85eb32ed2c2c9ddffdfcf9d226feac1a26e4fdea27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignPageQuery } from './SignPageQuery.graphql';

const node: PreloadableConcreteRequest<SignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7234dc04b35b7f9a76255e85eb32ed2c2c9ddffdfcf9d226feac1a26e4fdea27",
    "metadata": {},
    "name": "SignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
