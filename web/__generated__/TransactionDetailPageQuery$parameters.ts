/**
 * @generated SignedSource<<415bafb019e425f74eb05b3a18c81b94>>
 * @relayHash bc2ff3148ab21263352ff67849f4d9f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f05969c54926d1c2357d0ba7901326938dd52e01bf892dd466808751c779dab4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TransactionDetailPageQuery } from './TransactionDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<TransactionDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f05969c54926d1c2357d0ba7901326938dd52e01bf892dd466808751c779dab4",
    "metadata": {},
    "name": "TransactionDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
