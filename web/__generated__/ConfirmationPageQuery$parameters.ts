/**
 * @generated SignedSource<<9d4bdf7accdbf6a01ca9ad13114b1168>>
 * @relayHash 77cdf873348d8de8ce59dd2f427777de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 045e5b97701bec75cb41110bf1410fbbd102a1b0d22278dec857e8c0c531e96c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationPageQuery } from './ConfirmationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "045e5b97701bec75cb41110bf1410fbbd102a1b0d22278dec857e8c0c531e96c",
    "metadata": {},
    "name": "ConfirmationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
