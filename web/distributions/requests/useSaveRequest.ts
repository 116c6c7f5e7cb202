import { graphql } from 'react-relay'
import type { useSaveRequestRolloverMutation } from '../../__generated__/useSaveRequestRolloverMutation.graphql.ts'
import type { useSaveRequestWithdrawalMutation } from '../../__generated__/useSaveRequestWithdrawalMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import type { ReasonInput } from '../reasons.ts'
import type { RequestInput } from './requestInput.ts'
import type { ShownPage } from './requestLists.ts'

const withdrawalMutation = graphql`
  mutation useSaveRequestWithdrawalMutation(
    $input: UpdateWithdrawalRequestInput!
    $withList: Boolean!
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
        waitsFor
        ...requestInput_request
      }
      errors {
        ...useMutation_errors
      }
      viewer @include(if: $withList) {
        ...RequestsPage_viewer @arguments(isRollover: false)
        ...MenuCounts_viewer @arguments(countsRequests: true)
      }
    }
  }
`
const rolloverMutation = graphql`
  mutation useSaveRequestRolloverMutation(
    $input: UpdateRolloverRequestInput!
    $withList: Boolean!
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
        waitsFor
        ...requestInput_request
      }
      errors {
        ...useMutation_errors
      }
      viewer @include(if: $withList) {
        ...RequestsPage_viewer @arguments(isRollover: true)
        ...MenuCounts_viewer @arguments(countsRequests: true)
      }
    }
  }
`

/** The complete input of a request, with the changed values and an optional reason. */
type Changed = RequestInput & { reason?: ReasonInput }

/**
 * Saves the form of a request, also to approve the request. With `withList`, the response includes the current page of
 * the list and the menu counts.
 */
export function useSaveRequest(shown: ShownPage, options?: { toast: 'none' }) {
  const [saveWithdrawal] = useMutation<useSaveRequestWithdrawalMutation>(withdrawalMutation, options)
  const [saveRollover] = useMutation<useSaveRequestRolloverMutation>(rolloverMutation, options)
  return (
    request: Changed,
    { idempotencyKey, withList = true }: { idempotencyKey?: string; withList?: boolean } = {},
  ) =>
    'checkPayableTo' in request
      ? saveRollover({ input: { idempotencyKey, request }, withList, ...shown })
      : saveWithdrawal({ input: { idempotencyKey, request }, withList, ...shown })
}
