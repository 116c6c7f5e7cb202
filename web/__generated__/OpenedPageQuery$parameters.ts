/**
 * @generated SignedSource<<93ca9c24b4640d29fa56d2b0e314d4c9>>
 * @relayHash 724dfec76ed14a79c902a02db7821400
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52b692060fe6566acef4854ea2cf960be400c453b54be55fbe34783f2efb3223

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPageQuery } from './OpenedPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52b692060fe6566acef4854ea2cf960be400c453b54be55fbe34783f2efb3223",
    "metadata": {},
    "name": "OpenedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
