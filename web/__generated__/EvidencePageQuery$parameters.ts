/**
 * @generated SignedSource<<65b91936098dba5bdd6bd5afb3794bab>>
 * @relayHash 52e0cf5b08a8085530a5aa0ae4b811e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31b5021ccb8c4d83b714ce9c6d378337751c5e1ef7599cec82c88928c94b5fe1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EvidencePageQuery } from './EvidencePageQuery.graphql';

const node: PreloadableConcreteRequest<EvidencePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31b5021ccb8c4d83b714ce9c6d378337751c5e1ef7599cec82c88928c94b5fe1",
    "metadata": {},
    "name": "EvidencePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
