/**
 * @generated SignedSource<<174111ff3c3811697f7beb9bc1b366be>>
 * @relayHash 14832e3af999a54a229bde2137ae1452
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83ef6ffb5b517607cd1a059544267432c69a421a05a50d58b7026516307aebab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloverFormPageQuery } from './RolloverFormPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloverFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83ef6ffb5b517607cd1a059544267432c69a421a05a50d58b7026516307aebab",
    "metadata": {},
    "name": "RolloverFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
