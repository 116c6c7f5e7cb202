/**
 * @generated SignedSource<<6a22d9119d7361a8df9c772358174907>>
 * @relayHash d3520ca5911329515d847aaf1533ba42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c356fd41d139f783f2be11bbf904eab0d67c71acfca145fbd3ea06c73cc620da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatePageQuery } from './StatePageQuery.graphql';

const node: PreloadableConcreteRequest<StatePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c356fd41d139f783f2be11bbf904eab0d67c71acfca145fbd3ea06c73cc620da",
    "metadata": {},
    "name": "StatePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
