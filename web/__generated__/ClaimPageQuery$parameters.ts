/**
 * @generated SignedSource<<3055186be4aeefe9609a767f7ea06ffa>>
 * @relayHash edff1bd49b34cec593119f08462722b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f79eef7f952c262619b165b7e737a04f0c9a3913630c57074c27954bd2625580

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ClaimPageQuery } from './ClaimPageQuery.graphql';

const node: PreloadableConcreteRequest<ClaimPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f79eef7f952c262619b165b7e737a04f0c9a3913630c57074c27954bd2625580",
    "metadata": {},
    "name": "ClaimPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
