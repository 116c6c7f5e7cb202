/**
 * @generated SignedSource<<87ab130f3e67c73e82611afe6400cbf8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type RequestStatus = "APPROVED" | "COMPLETED" | "HISTORICAL" | "INCOMPLETE" | "OPEN" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type EditRequest_request$data = {
  readonly allowedStatuses: ReadonlyArray<RequestStatus>;
  readonly fee: number;
  readonly holdReason: string | null;
  readonly incompleteReason: string | null;
  readonly isCorrectable: boolean;
  readonly maySignAgain: boolean;
  readonly moves: ReadonlyArray<{
    readonly reason: string | null;
    readonly status: RequestStatus;
    readonly " $fragmentSpreads": FragmentRefs<"StatusField_moves">;
  }>;
  readonly payments: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"staffPayment_payment">;
  }>;
  readonly rollover: {
    readonly isEmployerPlan: boolean | null;
    readonly isPaperForm: boolean;
    readonly isRoth: boolean | null;
    readonly mustReadForm: boolean;
    readonly paperSigner: string | null;
  } | null;
  readonly signedAt: string | null;
  readonly status: RequestStatus;
  readonly waitsFor: string | null;
  readonly withdrawal: {
    readonly bankAccount: string | null;
    readonly isSavings: boolean;
    readonly needsBankDetails: boolean;
    readonly recipientName: string | null;
    readonly takesBankDetails: boolean;
  } | null;
  readonly " $fragmentType": "EditRequest_request";
};
export type EditRequest_request$key = {
  readonly " $data"?: EditRequest_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditRequest_request">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditRequest_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "signedAt",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedStatuses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestMove",
      "kind": "LinkedField",
      "name": "moves",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StatusField_moves"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCorrectable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maySignAgain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitsFor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holdReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "incompleteReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffRequestPayment",
      "kind": "LinkedField",
      "name": "payments",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "staffPayment_payment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isCheck",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sentOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "effectiveOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "traceNumber",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkNumber",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isReversed",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "clearedOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "returnedOn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "returnCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "returnReason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "distributionCode",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bankAccount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSavings",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "recipientName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "takesBankDetails",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "needsBankDetails",
            "storageKey": null
          }
        ],
        "type": "WithdrawalRequest",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "withdrawal"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isPaperForm",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "mustReadForm",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paperSigner",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEmployerPlan",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRoth",
            "storageKey": null
          }
        ],
        "type": "RolloverRequest",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "rollover"
    }
  ],
  "type": "StaffRequest",
  "abstractKey": "__isStaffRequest"
};
})();

(node as any).hash = "2b763d4d0732cf0e07dd64fce6bc9937";

export default node;
