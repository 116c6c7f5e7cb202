import { Button } from '@fluentui/react-components'
import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import type { CorrectRequest_request$key } from '../../__generated__/CorrectRequest_request.graphql.ts'
import type { CorrectRequestMutation } from '../../__generated__/CorrectRequestMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { notices } from '../../kit/notices/notices.ts'
import { lazyPart } from '../../kit/page/lazyPart.ts'
import { formatMoney } from '../../kit/ui/format.ts'

const ConfirmDialog = lazyPart(async () => ({
  default: (await import('../../kit/ui/ConfirmDialog.tsx')).ConfirmDialog,
}))

const mutation = graphql`
  mutation CorrectRequestMutation($input: CorrectRequestInput!) {
    correctRequest(input: $input) {
      errors {
        ...useMutation_errors
      }
      accountId
    }
  }
`

/** Button that cancels an unsigned request and reopens its answers, after a confirmation. */
export function CorrectRequest({ requestKey }: { requestKey: CorrectRequest_request$key }) {
  const { requestId, number, amount, planAccountNumber, retirementAccountId } = useFragment(
    graphql`
      fragment CorrectRequest_request on DistributionRequest @throwOnFieldError {
        requestId
        number
        amount
        planAccountNumber
        retirementAccountId
      }
    `,
    requestKey,
  )
  const [asks, setAsks] = useState(false)
  const [correct, isCorrecting] = useMutation<CorrectRequestMutation>(mutation)
  const navigate = useNavigate()

  async function onConfirm() {
    // Invalidate other screens, because the account accepts a new request now and has a draft.
    const outcome = await correct({ input: { requestId } }, { updater: (store) => store.invalidateStore() })
    setAsks(false)
    if (!outcome.ok) return notices.error('Error', outcome.errors[0]?.message ?? '')
    // Open the review, which links to each answer. If an answer is missing, its step opens instead.
    await navigate(`/${retirementAccountId}/withdraw/confirmation/`)
  }

  return (
    <>
      <Button onClick={() => setAsks(true)}>Correct this request</Button>
      {asks ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={`Correct request ${number}?`}
            confirmLabel="Correct request"
            cancelLabel="Keep request"
            busy={isCorrecting}
            onConfirm={() => void onConfirm()}
            onClose={() => setAsks(false)}
          >
            <p>
              It asks for <strong>{formatMoney(amount)}</strong> from account {planAccountNumber}. Your answers open
              again so that you can change them.
            </p>
            <p>
              Request {number} is canceled now, and the document we emailed can no longer be signed. Your new request
              replaces it when you submit it.
            </p>
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  )
}
