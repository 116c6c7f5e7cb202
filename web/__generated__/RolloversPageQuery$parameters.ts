/**
 * @generated SignedSource<<c32f0b6792739b3ff222f19e83dd331b>>
 * @relayHash 94aca576a3db8eca852d6d1bd2d05af4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfc7c92d4293624e432782ab2c2e5009e8f1a5034a27f92da775df5be60dd647

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfc7c92d4293624e432782ab2c2e5009e8f1a5034a27f92da775df5be60dd647",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
