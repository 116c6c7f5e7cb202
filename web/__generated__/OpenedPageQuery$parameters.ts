/**
 * @generated SignedSource<<a4f57c0ae249dd0fdda93f4462012b8a>>
 * @relayHash 9655812304662e2e98ddfc122c10658c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5672681681ed9e165a3fbeed35bc24bbe87c6f75e6de947cea619072668b4b82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPageQuery } from './OpenedPageQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5672681681ed9e165a3fbeed35bc24bbe87c6f75e6de947cea619072668b4b82",
    "metadata": {},
    "name": "OpenedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
