/**
 * @generated SignedSource<<5cac20890b1a99ad235bebe93f194f4e>>
 * @relayHash b3ce8a054b01283e8cdc717a9a6b3f1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36760a706a6e8c4d49a78bb402c6b995a53ef8b3828125f25fda70158c3517c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesRolloverQuery } from './OpenedPagesRolloverQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesRolloverQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36760a706a6e8c4d49a78bb402c6b995a53ef8b3828125f25fda70158c3517c6",
    "metadata": {},
    "name": "OpenedPagesRolloverQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
