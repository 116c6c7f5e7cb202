import { graphql, useFragment } from 'react-relay'
import type { CloseRollover_request$key } from '../../__generated__/CloseRollover_request.graphql.ts'
import type { CloseRolloverMutation } from '../../__generated__/CloseRolloverMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import type { ReasonInput } from '../reasons.ts'
import { CloseRequest } from './CloseRequest.tsx'
import { rolloverInput } from './requestInput.ts'
import type { CloseAction } from './closing.ts'
import type { DialogProps } from './requestLists.ts'

type Props = DialogProps<CloseRollover_request$key> & { action: CloseAction }

export function CloseRollover({ requestKey, action, shown, onClose }: Props) {
  const request = useFragment(
    graphql`
      fragment CloseRollover_request on RolloverRequest {
        ...CloseRequest_rollover
        ...requestInput_rollover
      }
    `,
    requestKey,
  )
  const [close, busy] = useMutation<CloseRolloverMutation>(graphql`
    mutation CloseRolloverMutation(
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
  `)

  async function send(why: { reason?: ReasonInput }) {
    const { ok, errors, payload } = await close({
      input: { action, request: { ...rolloverInput(request), ...why } },
      ...shown,
    })
    return { ok, errors, waitsFor: payload?.waitsFor ?? null }
  }

  return <CloseRequest kind="rollover" requestKey={request} action={action} busy={busy} send={send} onClose={onClose} />
}
