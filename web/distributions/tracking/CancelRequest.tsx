import { Button } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CancelRequest_request$key } from '../../__generated__/CancelRequest_request.graphql.ts'
import type { CancelRequestMutation } from '../../__generated__/CancelRequestMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { useRefresh } from '../../core/relay/useRefresh.ts'
import { notices } from '../../kit/notices/notices.ts'
import { lazyPart } from '../../kit/page/lazyPart.ts'
import { formatMoney } from '../../kit/ui/format.ts'

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../kit/ui/ConfirmDialog.tsx')).ConfirmDialog,
}))

const mutation = graphql`
  mutation CancelRequestMutation($input: CancelRequestInput!) {
    cancelRequest(input: $input) {
      errors {
        ...useMutation_errors
      }
      request {
        ...RequestState_request
        ...OwnerSigning_request
      }
    }
  }
`

/** Button that cancels an unsigned request after a confirmation. */
export function CancelRequest({ requestKey }: { requestKey: CancelRequest_request$key }) {
  const { requestId, number, amount, planAccountNumber, evidence } = useFragment(
    graphql`
      fragment CancelRequest_request on DistributionRequest @throwOnFieldError {
        requestId
        number
        amount
        planAccountNumber
        evidence {
          __typename
        }
      }
    `,
    requestKey,
  )
  const [asks, setAsks] = useState(false)
  const refresh = useRefresh()
  const [cancel, isCancelling] = useMutation<CancelRequestMutation>(mutation)

  async function onConfirm() {
    // Invalidate other screens, because the account accepts a new request now.
    const outcome = await cancel({ input: { requestId } }, { updater: (store) => store.invalidateStore() })
    setAsks(false)
    if (outcome.ok) notices.success('Success', `Request ${number} was canceled. No money has moved.`)
    else notices.error('Error', outcome.errors[0]?.message ?? '')
    if (outcome.ok && !outcome.payload.request) await refresh()
  }

  return (
    <>
      <Button onClick={() => setAsks(true)}>Cancel this request</Button>
      {asks ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={`Cancel request ${number}?`}
            confirmLabel="Cancel request"
            cancelLabel="Keep request"
            isGrave
            busy={isCancelling}
            onConfirm={() => void onConfirm()}
            onClose={() => setAsks(false)}
          >
            <p>
              It asks for <strong>{formatMoney(amount)}</strong> from account {planAccountNumber}. No money has moved.
            </p>
            <p>
              {evidence
                ? 'We filled in this request for you. To change something, please contact us.'
                : 'To change something, keep it and choose Correct this request: your answers are kept.'}
            </p>
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  )
}
