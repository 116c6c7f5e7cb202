/**
 * @generated SignedSource<<73f828ebd243f3fb31faa57356d40a3a>>
 * @relayHash 68a4fe1a28bc16b808a7fbd4e8e6aeb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5cfc24fb78772925825d057710d601443d6a8adcfb80ba67adf869078cb6d66f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesWithdrawalQuery } from './OpenedPagesWithdrawalQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesWithdrawalQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5cfc24fb78772925825d057710d601443d6a8adcfb80ba67adf869078cb6d66f",
    "metadata": {},
    "name": "OpenedPagesWithdrawalQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
