/**
 * @generated SignedSource<<780ae4d451ea500f7dff443c60cbeea5>>
 * @relayHash ed8b67ed7383a6a08ab97faa3d4fe68d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17a2e061c08f79788719fdc10a30e11182d5444e3a0098375573d899b7b3ecd2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MainLayoutQuery } from './MainLayoutQuery.graphql';

const node: PreloadableConcreteRequest<MainLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17a2e061c08f79788719fdc10a30e11182d5444e3a0098375573d899b7b3ecd2",
    "metadata": {},
    "name": "MainLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
