/**
 * @generated SignedSource<<9c0ae4041427308649850b44a0799056>>
 * @relayHash bf4b6611a8c3a6f2a2c73b638785b87d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c50697552a60b70f0973d60b36bc30cad09bf47974950ba44b8d18bcd9eb2710

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignPageQuery } from './SignPageQuery.graphql';

const node: PreloadableConcreteRequest<SignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c50697552a60b70f0973d60b36bc30cad09bf47974950ba44b8d18bcd9eb2710",
    "metadata": {},
    "name": "SignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
