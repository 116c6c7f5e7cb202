import { graphql } from 'react-relay'
import type { useCloseRequestRolloverMutation } from '../../__generated__/useCloseRequestRolloverMutation.graphql.ts'
import type { useCloseRequestWithdrawalMutation } from '../../__generated__/useCloseRequestWithdrawalMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import type { ReasonInput } from '../reasons.ts'
import type { CloseAction } from './closing.ts'
import type { RequestInput } from './requestInput.ts'
import type { ShownPage } from './requestLists.ts'

const withdrawalMutation = graphql`
  mutation useCloseRequestWithdrawalMutation(
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
        ...RequestsPage_viewer @arguments(isRollover: false)
        ...MenuCounts_viewer @arguments(countsRequests: true)
      }
    }
  }
`
const rolloverMutation = graphql`
  mutation useCloseRequestRolloverMutation(
    $input: CloseRolloverRequestInput!
    $list: RequestList!
    $first: Int
    $after: String
    $last: Int
    $before: String
    $sort: RequestSort
    $filter: RequestFilter
  ) {
    closeRolloverRequest(input: $input) {
      waitsFor
      errors {
        ...useMutation_errors
      }
      viewer {
        ...RequestsPage_viewer @arguments(isRollover: true)
        ...MenuCounts_viewer @arguments(countsRequests: true)
      }
    }
  }
`

/** Cancels or reverses a request. The response includes the current page of the list and the menu counts. */
export function useCloseRequest(shown: ShownPage) {
  const [closeWithdrawal, isClosingWithdrawal] = useMutation<useCloseRequestWithdrawalMutation>(withdrawalMutation)
  const [closeRollover, isClosingRollover] = useMutation<useCloseRequestRolloverMutation>(rolloverMutation)
  const close = (action: CloseAction, request: RequestInput & { reason?: ReasonInput }) =>
    'checkPayableTo' in request
      ? closeRollover({ input: { action, request }, ...shown })
      : closeWithdrawal({ input: { action, request }, ...shown })
  return [close, isClosingWithdrawal || isClosingRollover] as const
}
