/**
 * @generated SignedSource<<2c84d4cacdf76b159f9ba3278aede5e2>>
 * @relayHash db7278823bc58adb9668d737c4582496
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 933a4b38cc6b47cff50b5dcf6449cf1855d7e2ca207520fe89752448581412d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WithdrawalsPageQuery } from './WithdrawalsPageQuery.graphql';

const node: PreloadableConcreteRequest<WithdrawalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "933a4b38cc6b47cff50b5dcf6449cf1855d7e2ca207520fe89752448581412d9",
    "metadata": {},
    "name": "WithdrawalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
