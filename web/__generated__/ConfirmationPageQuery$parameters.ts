/**
 * @generated SignedSource<<28f3d4f26c44da2ff444bd2d6b80eb3b>>
 * @relayHash 30ed4f72a87676256d61d13a06a153fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5af9737490cb87c4f941566d43bb7a152e3dfef7b42db1aaa89ad9cfe88c5cc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationPageQuery } from './ConfirmationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5af9737490cb87c4f941566d43bb7a152e3dfef7b42db1aaa89ad9cfe88c5cc4",
    "metadata": {},
    "name": "ConfirmationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
