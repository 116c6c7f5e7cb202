/**
 * @generated SignedSource<<ccdd2330a1d659ef8fc5b989330a11a5>>
 * @relayHash dd52fcd90d223edd1742e6c54ff4dc0e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3bd75781602c376617d7b2f4d070a19ba57cd965f96bcf5e6c68c4fd0b15325

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3bd75781602c376617d7b2f4d070a19ba57cd965f96bcf5e6c68c4fd0b15325",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
