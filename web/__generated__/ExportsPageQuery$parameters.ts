/**
 * @generated SignedSource<<0322a2bfd6cc5a48789a54052667d716>>
 * @relayHash 08d52bae49900cf919d927123968dc1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 332e99c7d72acb183a9975b981db17a426ce1981e617dee3be087b46d8e732cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExportsPageQuery } from './ExportsPageQuery.graphql';

const node: PreloadableConcreteRequest<ExportsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "332e99c7d72acb183a9975b981db17a426ce1981e617dee3be087b46d8e732cd",
    "metadata": {},
    "name": "ExportsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
