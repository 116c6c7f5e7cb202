/**
 * @generated SignedSource<<802d8b10689087d38b5b78768746c8ff>>
 * @relayHash 18cd669cac984b914b5e30fc7eafc406
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6194d4f7025cc1c6f3628b255b2b0b9e6b5296b7636e06b6dc50b7e106a85f06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6194d4f7025cc1c6f3628b255b2b0b9e6b5296b7636e06b6dc50b7e106a85f06",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
