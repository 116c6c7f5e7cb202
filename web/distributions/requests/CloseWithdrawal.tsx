import { graphql, useFragment } from 'react-relay'
import type { CloseWithdrawal_request$key } from '../../__generated__/CloseWithdrawal_request.graphql.ts'
import type { CloseWithdrawalMutation } from '../../__generated__/CloseWithdrawalMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import type { ReasonInput } from '../reasons.ts'
import { CloseRequest } from './CloseRequest.tsx'
import { withdrawalInput } from './requestInput.ts'
import type { CloseAction } from './closing.ts'
import type { DialogProps } from './requestLists.ts'

type Props = DialogProps<CloseWithdrawal_request$key> & { action: CloseAction }

export function CloseWithdrawal({ requestKey, action, shown, onClose }: Props) {
  const request = useFragment(
    graphql`
      fragment CloseWithdrawal_request on WithdrawalRequest {
        ...CloseRequest_withdrawal
        ...requestInput_withdrawal
      }
    `,
    requestKey,
  )
  const [close, busy] = useMutation<CloseWithdrawalMutation>(graphql`
    mutation CloseWithdrawalMutation(
      $input: CloseWithdrawalRequestInput!
      $list: RequestList!
      $first: Int
      $after: String
      $last: Int
      $before: String
      $sort: RequestSort
      $filter: RequestFilter
    ) {
      closeWithdrawalRequest(input: $input) {
        waitsFor
        errors {
          ...useMutation_errors
        }
        viewer {
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
  `)

  async function send(why: { reason?: ReasonInput }) {
    const { ok, errors, payload } = await close({
      input: { action, request: { ...withdrawalInput(request), ...why } },
      ...shown,
    })
    return { ok, errors, waitsFor: payload?.waitsFor ?? null }
  }

  return (
    <CloseRequest kind="withdrawal" requestKey={request} action={action} busy={busy} send={send} onClose={onClose} />
  )
}
