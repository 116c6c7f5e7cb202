/**
 * @generated SignedSource<<14eb4ae1f79f3f86285dd99aa8f4ae0f>>
 * @relayHash 08d9974b8e4fc2dc54746471ad6a5cf3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a16608c449ff842810aa8ee0a64db963d29de359507ac3e5d396fa07037118f2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type JobType = "ANNUAL_FEE" | "BANK_STATEMENT" | "BANK_UPLOAD" | "CALCULATE_INTEREST" | "CALCULATE_WITHDRAWALS" | "COMPLIANCE_EMAIL" | "DAILY_ACTIVITY_REPORT" | "FEE_SWEEP" | "IDENTITY_CHECK" | "INTEREST_FUNDING" | "MINIMUM_NOTICE" | "PENDING_ACTIVITY_REPORT" | "PLAN_UPLOAD" | "PRINT_VENDOR_UPLOAD" | "PROCESS_REJECTIONS" | "PROCESS_WITHDRAWALS" | "SIGNATURE_REMINDER" | "STATEMENT_UPLOAD" | "TAX_COPIES" | "TAX_FORMS" | "TAX_RETURNS" | "WELCOME_LETTERS";
export type StartJobInput = {
  clientMutationId?: string | null;
  idempotencyKey?: string | null;
  type: JobType;
};
export type RunJobMutation$variables = {
  input: StartJobInput;
};
export type RunJobMutation$data = {
  readonly startJob: {
    readonly errors: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useMutation_errors">;
    }>;
    readonly jobId: number | null;
  } | null;
};
export type RunJobMutation = {
  response: RunJobMutation$data;
  variables: RunJobMutation$variables;
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
  "name": "jobId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RunJobMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StartJobPayload",
        "kind": "LinkedField",
        "name": "startJob",
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
          (v3/*:: as any*/)
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
    "name": "RunJobMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "StartJobPayload",
        "kind": "LinkedField",
        "name": "startJob",
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a16608c449ff842810aa8ee0a64db963d29de359507ac3e5d396fa07037118f2",
    "metadata": {},
    "name": "RunJobMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ebf49a8045380e60d19d188c5f2e2f2";

export default node;
