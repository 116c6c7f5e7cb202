/**
 * @generated SignedSource<<84cb79d7b34a15f016e9b3d390b7ca56>>
 * @relayHash 1f27163af1cccba2a7c40ae457e23c4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2837e9174d5d57542d3f330baf5171a16dbe1c7da58b3bbe0cca1827fab40448

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonthsPageQuery } from './MonthsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonthsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2837e9174d5d57542d3f330baf5171a16dbe1c7da58b3bbe0cca1827fab40448",
    "metadata": {},
    "name": "MonthsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
