/**
 * @generated SignedSource<<b018038b746393e17f35d6458d4f6185>>
 * @relayHash db66a79ef7eb2cb1f3f0c54c4d5a76c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8528fefbf9841bfbdba3f20c197781ba4de51664de438b9a8bf48fb3154c56aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeathPageQuery } from './DeathPageQuery.graphql';

const node: PreloadableConcreteRequest<DeathPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8528fefbf9841bfbdba3f20c197781ba4de51664de438b9a8bf48fb3154c56aa",
    "metadata": {},
    "name": "DeathPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
