/**
 * @generated SignedSource<<36f6a93f5a646b7ec0709af76b19c518>>
 * @relayHash 7f58d868ba940d184bbd368dde64bfaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f94408794245b598307f100002cf6e1b4670d2d77e89569d772c45ea53b4e89f

import type { ConcreteRequest } from 'relay-runtime';
export type FaqPageQuery$variables = Record<PropertyKey, never>;
export type FaqPageQuery$data = {
  readonly terms: {
    readonly distributionFee: number | null;
    readonly federalMinimumPercent: number | null;
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "federalMinimumPercent",
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
    "id": "f94408794245b598307f100002cf6e1b4670d2d77e89569d772c45ea53b4e89f",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2bd7f63aa68092cb463dd59d22273eeb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
