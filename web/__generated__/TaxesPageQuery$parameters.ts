/**
 * @generated SignedSource<<51181a12143a87e71e558f2bf528e180>>
 * @relayHash 4f7a8cfbae058c23477fd4138cec355f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb7c565b188adb79cd320d7672fcd3d07939e259ce71293f787cfbd8bef3ea18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TaxesPageQuery } from './TaxesPageQuery.graphql';

const node: PreloadableConcreteRequest<TaxesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb7c565b188adb79cd320d7672fcd3d07939e259ce71293f787cfbd8bef3ea18",
    "metadata": {},
    "name": "TaxesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
