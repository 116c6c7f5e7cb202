/**
 * @generated SignedSource<<8e79834b581931b63f88a43e1efadef9>>
 * @relayHash bcfb09052e4da01a79f8d3e49ac47b5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d57752c508ce5d60466e286a30fa15295f42d81573fdf02e3987f50db732b42d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomePageQuery } from './HomePageQuery.graphql';

const node: PreloadableConcreteRequest<HomePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d57752c508ce5d60466e286a30fa15295f42d81573fdf02e3987f50db732b42d",
    "metadata": {},
    "name": "HomePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
