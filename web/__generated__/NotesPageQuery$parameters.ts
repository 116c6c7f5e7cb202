/**
 * @generated SignedSource<<b7503e64bbdb9c06f8c3340101816d72>>
 * @relayHash 41744695e2d9c56f6ac0c483ca832db0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f2466b51463d364e59440116b05982e92f89da97a69192bef088e30ad6aa1d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotesPageQuery } from './NotesPageQuery.graphql';

const node: PreloadableConcreteRequest<NotesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f2466b51463d364e59440116b05982e92f89da97a69192bef088e30ad6aa1d8",
    "metadata": {},
    "name": "NotesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
