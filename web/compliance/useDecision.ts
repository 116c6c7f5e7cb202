import { graphql } from 'react-relay'
import type { useDecisionApproveMutation } from '../__generated__/useDecisionApproveMutation.graphql.ts'
import type { useDecisionRejectMutation } from '../__generated__/useDecisionRejectMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import type { ReasonInput } from '../distributions/reasons.ts'
import type { UserError } from '../kit/forms/userError.ts'
import type { ListVariables } from '../kit/lists/listSpec.ts'
import { notices } from '../kit/notices/notices.ts'
import { countOf, nameOf, type Chosen } from './chosen.ts'
import type { pendingList } from './pendingList.ts'

const approveMutation = graphql`
  mutation useDecisionApproveMutation(
    $input: ApproveComplianceInput!
    $listed: Boolean!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: CompliancePendingSort
    $filter: CompliancePendingFilter
  ) {
    approveCompliance(input: $input) {
      errors {
        ...useMutation_errors
      }
      viewer @include(if: $listed) {
        ...PendingList_viewer
          @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
      }
    }
  }
`

const rejectMutation = graphql`
  mutation useDecisionRejectMutation(
    $input: RejectComplianceInput!
    $listed: Boolean!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: CompliancePendingSort
    $filter: CompliancePendingFilter
  ) {
    rejectCompliance(input: $input) {
      errors {
        ...useMutation_errors
      }
      viewer @include(if: $listed) {
        ...PendingList_viewer
          @arguments(first: $first, after: $after, last: $last, before: $before, sort: $sort, filter: $filter)
      }
    }
  }
`

export type Decision = 'approve' | 'reject'

/** The reason of a rejection is visible to the owner; the note of an approval only to reviewers. */
export interface Why {
  reason?: ReasonInput
  note?: string
}

const decided = {
  approve: { says: 'Selected records approved', done: 'Approved' },
  reject: { says: 'Selected records rejected', done: 'Rejected' },
} as const

/** Shows a notice after a decision. Its second line names one account: "Approved: Gus Gray, account 510". */
export function notifyDecided(decision: Decision, accounts: readonly Chosen[]): void {
  const { says, done } = decided[decision]
  const [account] = accounts
  const isNamed = account !== undefined && accounts.length === 1
  const detail = isNamed ? `${nameOf(account)}, account ${account.accountId}` : countOf(accounts)
  notices.success('Success', says, { detail: `${done}: ${detail}` })
}

interface Answer {
  ok: boolean
  errors: readonly UserError[]
}

type Decide = (
  decision: Decision,
  accountIds: number[],
  /** The current page of the list, which the response includes; undefined if no list is shown. */
  shown?: ListVariables<typeof pendingList>,
  why?: Why,
) => Promise<Answer>

/** Approves or rejects accounts in one transaction, all or none. */
export function useDecision(): [decide: Decide, isRunning: boolean] {
  const [approve, isApproving] = useMutation<useDecisionApproveMutation>(approveMutation)
  const [reject, isRejecting] = useMutation<useDecisionRejectMutation>(rejectMutation)
  const decide: Decide = async (decision, accountIds, shown, { reason, note } = {}) => {
    const list = { listed: shown !== undefined, ...shown }
    const { ok, payload, errors } = await (decision === 'approve'
      ? approve({ input: { accountIds, ...(note ? { reason: note } : {}) }, ...list })
      : reject({ input: { accountIds, ...(reason ? { reason } : {}) }, ...list }))
    // Without a payload, useMutation has already shown a notice, so return no errors about single accounts.
    return { ok, errors: payload ? errors : [] }
  }
  return [decide, isApproving || isRejecting]
}
