/**
 * @generated SignedSource<<796f1390e9403149cc13b6b25f8a68c0>>
 * @relayHash fd077c27f4dd907eca0c27ea810cee96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 913fe14c7af929106c009259320b9cb15cb82e5f0652259833588a2ed32fe474

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountBookPageQuery } from './AccountBookPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountBookPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "913fe14c7af929106c009259320b9cb15cb82e5f0652259833588a2ed32fe474",
    "metadata": {},
    "name": "AccountBookPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
