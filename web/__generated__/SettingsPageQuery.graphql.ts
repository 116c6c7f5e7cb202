/**
 * @generated SignedSource<<41c6a0390e1f2a9d0b0366c89b1a1995>>
 * @relayHash a80504584760c1efef699541b9002063
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4864f300960c63b993350da6ac6c1db5306a5b712a30719c81e243aa8e9dd51

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SettingsPageQuery$variables = {
  accountOwnerId?: number | null;
};
export type SettingsPageQuery$data = {
  readonly viewer: {
    readonly accountOwner: {
      readonly " $fragmentSpreads": FragmentRefs<"EmailSettingForm_accountOwner" | "LetterHint_accountOwner">;
    } | null;
  } | null;
};
export type SettingsPageQuery = {
  response: SettingsPageQuery$data;
  variables: SettingsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "accountOwnerId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "accountOwnerId",
    "variableName": "accountOwnerId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "SettingsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "AccountOwner",
            "kind": "LinkedField",
            "name": "accountOwner",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "LetterHint_accountOwner"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EmailSettingForm_accountOwner"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SettingsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "AccountOwner",
            "kind": "LinkedField",
            "name": "accountOwner",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "DataStanding",
                "kind": "LinkedField",
                "name": "dataStanding",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "noticesByLetter",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "accountOwnerId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "EmailSetting",
                "kind": "LinkedField",
                "name": "emailSetting",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "emailSetting",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d4864f300960c63b993350da6ac6c1db5306a5b712a30719c81e243aa8e9dd51",
    "metadata": {},
    "name": "SettingsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a9fc53f9c39c4788115ba11b17d6168";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
