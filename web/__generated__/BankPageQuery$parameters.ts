/**
 * @generated SignedSource<<51709da7d24a21c069956483331905dd>>
 * @relayHash 271971cd8ffdb23265640cc27b013c49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7778bf0398895af6e4b868f0d3574630e8b2160eb5e89fa335cbd5f05553cfbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankPageQuery } from './BankPageQuery.graphql';

const node: PreloadableConcreteRequest<BankPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7778bf0398895af6e4b868f0d3574630e8b2160eb5e89fa335cbd5f05553cfbb",
    "metadata": {},
    "name": "BankPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
