/**
 * @generated SignedSource<<6b77404340f8841fbc48a9e32c54b4c3>>
 * @relayHash 2e8e4cf21d052d1abb05223c227a54bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a3c0b648f67bf35697a38e7fdcd364387e7bf73d91db20638070835dec2de85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OpenedPagesRolloverQuery } from './OpenedPagesRolloverQuery.graphql';

const node: PreloadableConcreteRequest<OpenedPagesRolloverQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5a3c0b648f67bf35697a38e7fdcd364387e7bf73d91db20638070835dec2de85",
    "metadata": {},
    "name": "OpenedPagesRolloverQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
