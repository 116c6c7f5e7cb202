/**
 * @generated SignedSource<<ced538026ffa51ae45c2ee843bbe1c5d>>
 * @relayHash 5ffb1a8d5882e4cd1bed46f6b71a3e38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 641031f2a4516a2bb94992c4e0cac8d69277f035a73ced020d9e1de941688c93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignPageQuery } from './SignPageQuery.graphql';

const node: PreloadableConcreteRequest<SignPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "641031f2a4516a2bb94992c4e0cac8d69277f035a73ced020d9e1de941688c93",
    "metadata": {},
    "name": "SignPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
