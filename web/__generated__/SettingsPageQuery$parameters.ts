/**
 * @generated SignedSource<<214f0f8f007511f9543e6e2d70421524>>
 * @relayHash a80504584760c1efef699541b9002063
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4864f300960c63b993350da6ac6c1db5306a5b712a30719c81e243aa8e9dd51

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsPageQuery } from './SettingsPageQuery.graphql';

const node: PreloadableConcreteRequest<SettingsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4864f300960c63b993350da6ac6c1db5306a5b712a30719c81e243aa8e9dd51",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
