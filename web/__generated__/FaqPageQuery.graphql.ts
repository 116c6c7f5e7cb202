/**
 * @generated SignedSource<<7dc49553d01f1c92d70bdf823e6a45a2>>
 * @relayHash 305930279891f8796adb03ec1ff56abd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d9d81d9f73a5b107e214c5648766c6d21a2b1717b18a9dc5aa887424ad3b240

import type { ConcreteRequest } from 'relay-runtime';
export type FaqPageQuery$variables = Record<PropertyKey, never>;
export type FaqPageQuery$data = {
  readonly terms: {
    readonly distributionFee: number | null;
  } | null;
};
export type FaqPageQuery = {
  response: FaqPageQuery$data;
  variables: FaqPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Terms",
    "kind": "LinkedField",
    "name": "terms",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "distributionFee",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "FaqPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FaqPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9d9d81d9f73a5b107e214c5648766c6d21a2b1717b18a9dc5aa887424ad3b240",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "20aac9b08bbabea79afd49d139e83f97";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
