/**
 * @generated SignedSource<<f4b9f1484b7de5b598313551990bfefc>>
 * @relayHash 68c134e8536d5e94519775a3191b3412
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c10a06b4389c4358c8a110fe9325ddfc2813edf8eb97a9efe9db4ba0fd034520

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountingPageQuery } from './AccountingPageQuery.graphql';

const node: PreloadableConcreteRequest<AccountingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c10a06b4389c4358c8a110fe9325ddfc2813edf8eb97a9efe9db4ba0fd034520",
    "metadata": {},
    "name": "AccountingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
