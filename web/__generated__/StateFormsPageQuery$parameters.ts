/**
 * @generated SignedSource<<edc5c1390dd4d4f4e165164c256dc73e>>
 * @relayHash ee87a168e9372542dfeab65a261aecf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e7939a4be25d960e5a46c3db4fc459263950dab64acb5b6d6577a15de528165

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StateFormsPageQuery } from './StateFormsPageQuery.graphql';

const node: PreloadableConcreteRequest<StateFormsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e7939a4be25d960e5a46c3db4fc459263950dab64acb5b6d6577a15de528165",
    "metadata": {},
    "name": "StateFormsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
