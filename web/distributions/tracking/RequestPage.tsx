import { Button, makeStyles } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { RequestPageQuery } from '../../__generated__/RequestPageQuery.graphql.ts'
import { downloadFile } from '../../core/files/download.ts'
import { isStaff } from '../../core/session/access.ts'
import { useSession } from '../../core/session/useSession.ts'
import { Section } from '../../core/screens/Section.tsx'
import { NotFoundView } from '../../core/screens/NotFound.tsx'
import { PayoutHold } from '../../holds/PayoutHold.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { formatMoment } from '../../kit/ui/format.ts'
import { FoldedCard } from '../../kit/ui/FoldedCard.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'
import { isSmall } from '../../kit/page/layout.ts'
import { useMediaQuery } from '../../kit/page/useMediaQuery.ts'
import { OwnerSigning } from './OwnerSigning.tsx'
import { ReceiptDetails } from './ReceiptDetails.tsx'
import { RequestState } from './RequestState.tsx'
import { RequestTitle } from './RequestTitle.tsx'
import { StartAgain } from './StartAgain.tsx'
import { isToSign as awaitsOwner } from './timeline.ts'
import type { SigningState } from './useSigningCode.ts'

export const query = graphql`
  query RequestPageQuery($accountOwnerId: Int, $requestId: Int!) @preloadable @throwOnFieldError {
    viewer {
      accountOwner(accountOwnerId: $accountOwnerId) {
        ...PayoutHold_accountOwner
        request(requestId: $requestId) {
          number
          type
          requestedAt
          receiptPath
          isHeld
          progress
          isRollover
          awaitsSignature
          ...RequestState_request
          ...ReceiptDetails_request
          ...OwnerSigning_request
          ...StartAgain_request
        }
      }
    }
  }
`

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: '16px' },
  actions: { display: 'flex', flexWrap: 'wrap', columnGap: '12px', rowGap: '8px' },
  status: { ':focus': { outline: 'none' } },
})

/** States in which the owner can enter the code from the mailed letter. */
const HELD_WHILE: ReadonlySet<string | null | undefined> = new Set(['AWAITING_SIGNATURE', 'IN_REVIEW', 'APPROVED'])

/** The receipt of a request, with its answers and its state. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<RequestPageQuery> }) {
  const styles = useStyles()
  const { viewer } = usePreloadedQuery<RequestPageQuery>(query, queryRef)
  const actsForOwner = useSession(isStaff)
  const owner = viewer?.accountOwner
  const request = owner?.request
  const { progress, awaitsSignature } = request ?? {}
  const isToSign = !actsForOwner && awaitsOwner({ progress, awaitsSignature })
  // On a phone, collapse the details and the status, because the signing form above is more important.
  const isFolded = useMediaQuery(isSmall)
  const { state: navigation } = useLocation() as { state: SigningState | null }
  const [isSigning, setIsSigning] = useState(Boolean(navigation?.sent))
  const status = useRef<HTMLSpanElement>(null)
  const wasToSign = useRef(isToSign)
  useEffect(() => {
    // Focus the status, because the form with the pressed button has disappeared.
    if (wasToSign.current && !isToSign && document.activeElement === document.body)
      status.current?.focus({ preventScroll: true })
    wasToSign.current = isToSign
  }, [isToSign])
  if (!request) return <NotFoundView />
  const details = <ReceiptDetails requestKey={request} />
  const state = <RequestState requestKey={request} isRollover={request.isRollover} />
  return (
    <>
      <PageHeading
        intro={`Submitted ${formatMoment(request.requestedAt)}`}
        actions={
          <div className={styles.actions} data-print="hide">
            <Button onClick={() => void downloadFile(request.receiptPath, `receipt-${request.number}.pdf`)}>
              Download PDF
            </Button>
            <Button onClick={() => window.print()}>Print</Button>
          </div>
        }
      >
        <RequestTitle type={request.type} number={request.number} />
      </PageHeading>
      <div className={styles.stack}>
        <OwnerSigning requestKey={request} onSigning={() => setIsSigning(true)} />
        {isToSign ? (
          <>
            {/* The signing form shows the same amounts. */}
            <FoldedCard heading="Your request" isFolded={isFolded || isSigning}>
              {details}
            </FoldedCard>
            <FoldedCard heading="Status" isFolded={isFolded}>
              {state}
            </FoldedCard>
          </>
        ) : (
          <Card
            heading={
              <span ref={status} tabIndex={-1} className={styles.status}>
                Status
              </span>
            }
          >
            {state}
          </Card>
        )}
        {request.isHeld && HELD_WHILE.has(request.progress) ? (
          <Section waitsWithScreen>
            <PayoutHold accountOwnerKey={owner} isAwaited={!isToSign} />
          </Section>
        ) : null}
        <StartAgain requestKey={request} />
        {isToSign ? null : <Card heading={actsForOwner ? 'Request' : 'Your request'}>{details}</Card>}
      </div>
    </>
  )
}
