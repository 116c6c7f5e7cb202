/**
 * @generated SignedSource<<890a7236ed90a5acd77b450c46251ca5>>
 * @relayHash cf138f03f973ac82957ad333e474ef0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aeffe6436b9b19626ff83fba527709192c252e9b2a07fd13b956830c2ca29822

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonthsPageQuery } from './MonthsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonthsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aeffe6436b9b19626ff83fba527709192c252e9b2a07fd13b956830c2ca29822",
    "metadata": {},
    "name": "MonthsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
