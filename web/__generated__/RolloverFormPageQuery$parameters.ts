/**
 * @generated SignedSource<<bd7e16f016f9df5ddc84a06b72b6465f>>
 * @relayHash b946514717f41300f89fc5242e355c3c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1d25250414406cd3f97aa6ebbc0eb17590677078de0247a3fc81edefd4ad2af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolloverFormPageQuery } from './RolloverFormPageQuery.graphql';

const node: PreloadableConcreteRequest<RolloverFormPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1d25250414406cd3f97aa6ebbc0eb17590677078de0247a3fc81edefd4ad2af",
    "metadata": {},
    "name": "RolloverFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
