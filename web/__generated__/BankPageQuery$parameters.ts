/**
 * @generated SignedSource<<13d6ef93064de4a1ddb244c7c08df970>>
 * @relayHash 472737efd83915751d0485b3b0523562
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 907f5e8d5a619e46cc3edc852b393ac469c1d96e53f58109420a1826687f4f24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankPageQuery } from './BankPageQuery.graphql';

const node: PreloadableConcreteRequest<BankPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "907f5e8d5a619e46cc3edc852b393ac469c1d96e53f58109420a1826687f4f24",
    "metadata": {},
    "name": "BankPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
