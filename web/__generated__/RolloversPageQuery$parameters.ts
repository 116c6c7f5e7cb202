/**
 * @generated SignedSource<<d128cff266710627ecc6ffcf2e931439>>
 * @relayHash b0b3c666477a951a00408620359a3c5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cdab260fa69c86842dd55f445c455b6916e67d883a0958e0edb53cf4eccad14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloversPageQuery } from './RolloversPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloversPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4cdab260fa69c86842dd55f445c455b6916e67d883a0958e0edb53cf4eccad14",
    "metadata": {},
    "name": "RolloversPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
