import { useRef } from 'react'
import { graphql } from 'react-relay'
import type { useApproveRolloverMutation } from '../../__generated__/useApproveRolloverMutation.graphql.ts'
import type { useApproveWithdrawalMutation } from '../../__generated__/useApproveWithdrawalMutation.graphql.ts'
import { callerFailure } from '../../core/relay/errors.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import type { ShownPage } from './requestLists.ts'
import type { Row } from './requestRow.ts'

export interface Approved {
  ok: boolean
  /** What came of it, in the server's words where it was refused. */
  says: string
  /** It takes effect with the approval of a second person. */
  waits: boolean
  /** Whether trying again can help: it was not refused, it did not get through. */
  mayRetry: boolean
}

/**
 * Approves one request as it was read: a version that is not the stored one any more is refused. With the last of those to
 * approve comes the page of the list as it is then.
 */
export function useApprove(shown: ShownPage): (row: Row, isLast: boolean) => Promise<Approved> {
  const [saveWithdrawal] = useMutation<useApproveWithdrawalMutation>(
    graphql`
      mutation useApproveWithdrawalMutation(
        $input: UpdateWithdrawalRequestInput!
        $isLast: Boolean!
        $list: RequestList!
        $first: Int
        $after: String
        $last: Int
        $before: String
        $sort: RequestSort
        $filter: RequestFilter
      ) {
        updateWithdrawalRequest(input: $input) {
          request {
            statusId
            version
            waitsFor
          }
          errors {
            ...useMutation_errors
          }
          viewer @include(if: $isLast) {
            withdrawalRequests(
              list: $list
              first: $first
              after: $after
              last: $last
              before: $before
              sort: $sort
              filter: $filter
            ) {
              ...RequestList_withdrawals
            }
            ...Approvals_viewer @arguments(entity: "distribution_request")
          }
        }
      }
    `,
    { toast: 'none' },
  )
  const [saveRollover] = useMutation<useApproveRolloverMutation>(
    graphql`
      mutation useApproveRolloverMutation(
        $input: UpdateRolloverRequestInput!
        $isLast: Boolean!
        $list: RequestList!
        $first: Int
        $after: String
        $last: Int
        $before: String
        $sort: RequestSort
        $filter: RequestFilter
      ) {
        updateRolloverRequest(input: $input) {
          request {
            statusId
            version
            waitsFor
          }
          errors {
            ...useMutation_errors
          }
          viewer @include(if: $isLast) {
            rolloverRequests(
              list: $list
              first: $first
              after: $after
              last: $last
              before: $before
              sort: $sort
              filter: $filter
            ) {
              ...RequestList_rollovers
            }
            ...Approvals_viewer @arguments(entity: "distribution_request")
          }
        }
      }
    `,
    { toast: 'none' },
  )
  // One key for each request: what did not seem to get through is not done twice.
  const keys = useRef(new Map<string, string>())

  return async ({ id, approved }, isLast) => {
    const clientMutationId = keys.current.get(id) ?? crypto.randomUUID()
    keys.current.set(id, clientMutationId)
    const { ok, errors, payload } =
      approved.kind === 'withdrawal'
        ? await saveWithdrawal({ input: { clientMutationId, request: approved.request }, isLast, ...shown })
        : await saveRollover({ input: { clientMutationId, request: approved.request }, isLast, ...shown })
    const waitsFor = payload?.request?.waitsFor
    const waits = ok && Boolean(waitsFor)
    if (ok) return { ok, says: waits ? `Waits for a second person: ${waitsFor}` : 'Approved', waits, mayRetry: false }
    // A refusal stands under its key: what is tried after it is another try.
    const isRefused = payload !== null
    const message = errors.map((error) => error.message).join(' ')
    return { ok, says: message && message !== callerFailure ? message : notDone, waits, mayRetry: !isRefused }
  }
}

const notDone = 'Not approved: it did not get through.'
