/**
 * @generated SignedSource<<40db223333ce35d0e7afd769f0691e16>>
 * @relayHash 6421653c1ec11fce3beadd3c3406fdca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c70750cb72de5007d478bf34a39dd5d9075b90595db645f8e7751da947eb05e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c70750cb72de5007d478bf34a39dd5d9075b90595db645f8e7751da947eb05e4",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
