/**
 * @generated SignedSource<<89753f90f03894071a6c7675c4ab5bcd>>
 * @relayHash 1bd86507ed679f1138490bb8dca98442
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0cd36399856d4a82f4cbd1b03100fafa42acc20f14000cbca30ac653dbefda5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesRolloverQuery } from './OpenedPagesRolloverQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesRolloverQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0cd36399856d4a82f4cbd1b03100fafa42acc20f14000cbca30ac653dbefda5f",
    "metadata": {},
    "name": "OpenedPagesRolloverQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
