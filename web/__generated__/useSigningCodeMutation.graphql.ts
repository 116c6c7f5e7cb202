/**
 * @generated SignedSource<<8df1a11ac46ee8c23a236f5c33ab7e3b>>
 * @relayHash 938681c513a46fb3f45e6c091ce98fc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0579a76db785f7880651366e4a64146917fec3ce0d3f241f5964a3edfc9dcba

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SendSigningCodeInput = {
  again?: boolean | null;
  clientMutationId?: string | null;
  requestId?: number | null;
  requestNodeId?: string | null;
};
export type useSigningCodeMutation$variables = {
  input: SendSigningCodeInput;
};
export type useSigningCodeMutation$data = {
  readonly sendSigningCode: {
    readonly consentText: string | null;
    readonly documentPath: string | null;
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
    readonly sentTo: string | null;
    readonly signerName: string | null;
    readonly wasMailed: boolean | null;
  } | null;
};
export type useSigningCodeMutation = {
  response: useSigningCodeMutation$data;
  variables: useSigningCodeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "field",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "message",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sentTo",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "documentPath",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "consentText",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "signerName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "wasMailed",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSigningCodeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendSigningCodePayload",
        "kind": "LinkedField",
        "name": "sendSigningCode",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useMutation_errors",
                "selections": (v2/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSigningCodeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SendSigningCodePayload",
        "kind": "LinkedField",
        "name": "sendSigningCode",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UserError",
            "kind": "LinkedField",
            "name": "errors",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e0579a76db785f7880651366e4a64146917fec3ce0d3f241f5964a3edfc9dcba",
    "metadata": {},
    "name": "useSigningCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "be61f0521ff68c65957d3fde59550a96";

export default node;
