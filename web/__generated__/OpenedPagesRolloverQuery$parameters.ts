/**
 * @generated SignedSource<<c6c48292a500b7bc932c54b427ae9656>>
 * @relayHash 817396b8ce7cd44396e025abb8124ba7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d4c66127ae8f2cfe7ef4a84e388e632f21b878311d34627e46a4db1615e1093

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesRolloverQuery } from './OpenedPagesRolloverQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesRolloverQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d4c66127ae8f2cfe7ef4a84e388e632f21b878311d34627e46a4db1615e1093",
    "metadata": {},
    "name": "OpenedPagesRolloverQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
