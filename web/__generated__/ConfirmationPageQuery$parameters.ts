/**
 * @generated SignedSource<<a2b0cd9e3db63748f6accc95e962e895>>
 * @relayHash c9dae02a8872cf3d99b04c455f7a236e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f63c14694f5ab1679e442937247597c430a1548354c52fd58e9576f0e17bbaae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfirmationPageQuery } from './ConfirmationPageQuery.graphql';

const node: PreloadableConcreteRequest<ConfirmationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f63c14694f5ab1679e442937247597c430a1548354c52fd58e9576f0e17bbaae",
    "metadata": {},
    "name": "ConfirmationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
