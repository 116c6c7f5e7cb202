import { Button, makeStyles } from '@fluentui/react-components'
import { startTransition, Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { ROLLOVER_DIRECTION, WITHHOLDING_DIRECTION, withholdingNotice } from '../../../contract/signedTexts.ts'
import type { OwnerSigning_request$key } from '../../__generated__/OwnerSigning_request.graphql.ts'
import { ContactLink } from '../../core/screens/ContactLink.tsx'
import { isStaff } from '../../core/session/access.ts'
import { useSession } from '../../core/session/useSession.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { SummaryList } from '../../kit/ui/SummaryList.tsx'
import { isRothType } from '../distributionTypes.ts'
import { amountRows } from './amountRows.tsx'
import { CancelRequest } from './CancelRequest.tsx'
import { CorrectRequest } from './CorrectRequest.tsx'
import { isToSign } from './timeline.ts'
import { useSigningCode, type SigningState } from './useSigningCode.ts'
import { lazyPart } from '../../kit/page/lazyPart.ts'
import { ErrorBar } from '../../kit/ui/ErrorBar.tsx'

const SignByCode = lazyPart(async () => ({ default: (await import('./SignByCode.tsx')).SignByCode }))

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  buttons: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', rowGap: '8px' },
})

interface Props {
  requestKey: OwnerSigning_request$key
  /** Called when the signing form, which shows all amounts, replaces the net amount. */
  onSigning: () => void
}

/** Lets the owner sign a request that waits for the signature, and cancel it before staff have begun to process it. */
export function OwnerSigning({ requestKey, onSigning }: Props) {
  const styles = useStyles()
  const request = useFragment(
    graphql`
      fragment OwnerSigning_request on DistributionRequest @throwOnFieldError {
        requestId
        progress
        awaitsSignature
        mayCancel
        isRollover
        type
        payee
        evidence {
          __typename
        }
        ...amountRows_request
        ...CancelRequest_request
        ...CorrectRequest_request
      }
    `,
    requestKey,
  )
  const actsForOwner = useSession(isStaff)
  const { requestId, progress, awaitsSignature, mayCancel } = request
  const isCancelable = progress === 'AWAITING_SIGNATURE' && mayCancel !== false
  const [sendCode, isSending] = useSigningCode(requestId)
  // The Sign button on Home sends the email with the code, and passes the result in the navigation state.
  const { state } = useLocation() as { state: SigningState | null }
  const [sent, setSent] = useState(state?.sent ?? null)
  const [problem, setProblem] = useState(state?.problem ?? '')

  async function send(again = false) {
    if (isSending) return
    const outcome = await sendCode(again)
    setProblem(outcome.problem)
    // Keep the current content until the signing form has loaded, to avoid a layout shift.
    if (outcome.sent)
      startTransition(() => {
        setSent(outcome.sent)
        onSigning()
      })
  }

  // Show the same texts as in the document to sign.
  const texts = request.isRollover
    ? [ROLLOVER_DIRECTION]
    : [
        withholdingNotice({ isRoth: isRothType(request.type), isExempt: Boolean(request.evidence) }),
        WITHHOLDING_DIRECTION,
      ]

  if (actsForOwner) return null
  if (!isToSign({ progress, awaitsSignature })) return null
  return (
    <Card heading="Your signature">
      <div className={styles.stack} data-print="hide">
        <Suspense fallback={null}>
          {sent ? (
            <SignByCode
              requestId={requestId}
              sent={sent}
              amounts={amountRows(request)}
              payee={request.payee}
              texts={texts}
              takesFocus={!state?.sent}
              onSendAgain={() => void send(true)}
            />
          ) : (
            <>
              <SummaryList figures rows={amountRows(request).filter(({ strong }) => strong)} />
              <p>You can sign here. To confirm it’s you, you need a 6-digit code that we email you.</p>
            </>
          )}
        </Suspense>
        {problem ? <ErrorBar>{problem}</ErrorBar> : null}
        <div className={styles.buttons} data-actions="phone-wide">
          {sent ? null : (
            <Button
              appearance="primary"
              disabledFocusable={isSending}
              aria-busy={isSending}
              onClick={() => void send()}
            >
              Review and sign
            </Button>
          )}
          {/* Only staff can change a request that staff filled in for the owner. */}
          {request.evidence || !isCancelable ? null : <CorrectRequest requestKey={request} />}
          {isCancelable ? <CancelRequest requestKey={request} /> : null}
        </div>
        {isCancelable ? null : (
          <p>
            To change or cancel this request, <ContactLink words="contact us" />.
          </p>
        )}
      </div>
    </Card>
  )
}
