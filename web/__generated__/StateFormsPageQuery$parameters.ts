/**
 * @generated SignedSource<<f294dfbdb2b0af884a2b4379c713c551>>
 * @relayHash a6e9c9a68d39507f88c8ff9e0b7b6980
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfb15e00e9915b1b8c53ba5de407aa92c9ca7eaa11b2c6cb23eb5da5fc821d29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StateFormsPageQuery } from './StateFormsPageQuery.graphql';

const node: PreloadableConcreteRequest<StateFormsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfb15e00e9915b1b8c53ba5de407aa92c9ca7eaa11b2c6cb23eb5da5fc821d29",
    "metadata": {},
    "name": "StateFormsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
