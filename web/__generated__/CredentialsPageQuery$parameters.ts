/**
 * @generated SignedSource<<c2c925d05a42616f9fd68974fa982c46>>
 * @relayHash c6eed11041b940498694b3d66617b18d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0b7f31496e797dba0d55ddef203c45fd48640d0e96fa0c3e1bea8b4ac4e7960

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CredentialsPageQuery } from './CredentialsPageQuery.graphql';

const node: PreloadableConcreteRequest<CredentialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a0b7f31496e797dba0d55ddef203c45fd48640d0e96fa0c3e1bea8b4ac4e7960",
    "metadata": {},
    "name": "CredentialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
