/**
 * @generated SignedSource<<005c891d18911bf9ee3101ca1f0e09c2>>
 * @relayHash 9fde8de087a0dcec9ec717e04caa115c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e998cd744a020386572e1997810d4f9054ed6ab07078ceddf8a3763c9cc4472c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EvidencePageQuery } from './EvidencePageQuery.graphql';

const node: PreloadableConcreteRequest<EvidencePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e998cd744a020386572e1997810d4f9054ed6ab07078ceddf8a3763c9cc4472c",
    "metadata": {},
    "name": "EvidencePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
