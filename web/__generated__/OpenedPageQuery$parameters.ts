/**
 * @generated SignedSource<<cfed7e72f280adb31d94148c86993475>>
 * @relayHash f4581347a3d7516af2e19ddacda75ab5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b569852cae9b799eda50b8b709b373b62fab2e426de98a88ea11c161bb84e55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPageQuery } from './OpenedPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b569852cae9b799eda50b8b709b373b62fab2e426de98a88ea11c161bb84e55",
    "metadata": {},
    "name": "OpenedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
