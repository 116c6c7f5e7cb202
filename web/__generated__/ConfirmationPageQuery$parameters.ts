/**
 * @generated SignedSource<<fc5ca38d4ad216cae7b5e122bc67d23a>>
 * @relayHash b4fcfeb8107efd4da44ff278ee072463
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d95be64cf601b63f568e906b641e2078e8f7f808df146366c11ad56349db50b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationPageQuery } from './ConfirmationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d95be64cf601b63f568e906b641e2078e8f7f808df146366c11ad56349db50b",
    "metadata": {},
    "name": "ConfirmationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
