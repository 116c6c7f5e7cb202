/**
 * @generated SignedSource<<dbaa224e4716573dd72d07e7c6a645c7>>
 * @relayHash 8b77571b2738b163bcf71a39f9ed2bdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9bd004567e0713269df3a56ed223e71bab7a34295571c28662a8d815cc6e3be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonthsPageQuery } from './MonthsPageQuery.graphql';

const node: PreloadableConcreteRequest<MonthsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9bd004567e0713269df3a56ed223e71bab7a34295571c28662a8d815cc6e3be",
    "metadata": {},
    "name": "MonthsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
