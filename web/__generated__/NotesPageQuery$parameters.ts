/**
 * @generated SignedSource<<c86d1b3a9988670faddaaf4b6cbfee0d>>
 * @relayHash d25292d9340630e0683af100a5084e0d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c4a04a0ec2892a08b7e1c5735d63e7b03bd0625399dda793f8436eed4076a559

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotesPageQuery } from './NotesPageQuery.graphql';

const node: PreloadableConcreteRequest<NotesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c4a04a0ec2892a08b7e1c5735d63e7b03bd0625399dda793f8436eed4076a559",
    "metadata": {},
    "name": "NotesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
