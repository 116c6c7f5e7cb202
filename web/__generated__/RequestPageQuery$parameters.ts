/**
 * @generated SignedSource<<6d89becc056e5a6b66b019b62be1474a>>
 * @relayHash 101629ccf397fa4d8eaa64b975d663f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 956cd4d20df671e791e1ae0c26ed28b524b5f75e4504a21392e62fedaf547788

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestPageQuery } from './RequestPageQuery.graphql';

const node: PreloadableConcreteRequest<RequestPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "956cd4d20df671e791e1ae0c26ed28b524b5f75e4504a21392e62fedaf547788",
    "metadata": {},
    "name": "RequestPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
