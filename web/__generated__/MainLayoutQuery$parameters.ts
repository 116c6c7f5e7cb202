/**
 * @generated SignedSource<<e6beb0b39625e2d89e58777d589d11dc>>
 * @relayHash 986930418914f9d2d7afabb491b26740
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a94a0037c45074c9bdd476e1e22a382358246c5f5c0b1cb262316f23a4d79b24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MainLayoutQuery } from './MainLayoutQuery.graphql';

const node: PreloadableConcreteRequest<MainLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a94a0037c45074c9bdd476e1e22a382358246c5f5c0b1cb262316f23a4d79b24",
    "metadata": {},
    "name": "MainLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
