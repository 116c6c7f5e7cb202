/**
 * @generated SignedSource<<c0cb4b16a89d1088b21c60c355d6ece7>>
 * @relayHash 5805930a7de374f808cda6049315c4a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ec7d006bc80b6b1b2021cfb3c0f341f036e826f907835245a95deb207a48566

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ec7d006bc80b6b1b2021cfb3c0f341f036e826f907835245a95deb207a48566",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
