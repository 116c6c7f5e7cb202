/**
 * @generated SignedSource<<73e6686d5ea3c316915a23ae5313a7c2>>
 * @relayHash fcbf3dc276481e910b5b0160ae4d65d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b623fa9a28aa65ce14e83e82ed972b92a90939a9fc09d6079eebe7a1f92292b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlansPageQuery } from './PlansPageQuery.graphql';

const node: PreloadableConcreteRequest<PlansPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b623fa9a28aa65ce14e83e82ed972b92a90939a9fc09d6079eebe7a1f92292b",
    "metadata": {},
    "name": "PlansPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
