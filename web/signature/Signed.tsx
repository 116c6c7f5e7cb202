import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Signed_envelope$data, Signed_envelope$key } from '../__generated__/Signed_envelope.graphql.ts'
import { processingTime } from '../distributions/texts.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { useLinkStyles } from '../kit/ui/linkStyles.ts'
import { usePrimaryLink } from '../kit/ui/primaryLink.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  done: { display: 'flex', alignItems: 'center', columnGap: '12px', fontWeight: 600 },
  check: {
    flexShrink: 0,
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorStatusSuccessBackground3,
    fill: 'none',
    stroke: tokens.colorNeutralForegroundOnBrand,
    strokeWidth: '2px',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  home: { alignSelf: 'flex-start', marginBlockStart: '8px' },
})

/** When the payment of a signed request is sent. The part of the owner comes first. */
function whenPaid({ isHeld, isAwaitingContact, isAwaitingPlan, isUnderReview }: Signed_envelope$data): string {
  if (isAwaitingContact) return 'Please contact us: we pay it after we have confirmed your identity.'
  if (isHeld) return 'We pay it once you enter, on Home, the code from our letter.'
  if (isUnderReview) return 'We pay it when the review is done.'
  if (isAwaitingPlan) return 'We pay it once our bank has received the money from your plan.'
  return `The money is on its way within ${processingTime}.`
}

export function Signed({ envelopeKey }: { envelopeKey: Signed_envelope$key }) {
  const styles = useStyles()
  const links = useLinkStyles()
  const primary = usePrimaryLink()
  const envelope = useFragment(
    graphql`
      fragment Signed_envelope on SignatureEnvelope @throwOnFieldError {
        kind
        documentPath
        isHeld
        isAwaitingContact
        isAwaitingPlan
        isUnderReview
        hasPassword
      }
    `,
    envelopeKey,
  )
  const place = useRef<HTMLDivElement>(null)
  // Focus the heading, because the focused Sign button has disappeared.
  useEffect(() => place.current?.querySelector('h1')?.focus(), [])
  const isForm = envelope.kind === 'DISTRIBUTION_FORM'
  const isNew = !isForm && envelope.hasPassword !== true
  return (
    <div ref={place}>
      <PageHeading>Your document is signed</PageHeading>
      <Card>
        <div className={styles.stack}>
          <p className={styles.done}>
            <svg viewBox="0 0 24 24" className={styles.check} aria-hidden="true">
              <path d="M7 12.5l3.5 3.5L17 9" />
            </svg>
            {isForm ? 'Thank you. We have your signed form.' : 'Thank you. We have your signed agreement.'}
          </p>
          {isForm ? <p>We now review your request. {whenPaid(envelope)}</p> : null}
          {isNew ? (
            <p>
              Next, set up your password: we have emailed you a link to the same address as this one. It can take a few
              minutes. Check your spam folder too.
            </p>
          ) : null}
          <p>
            <a className={links.link} href={envelope.documentPath} target="_blank" rel="noopener">
              Download your signed {isForm ? 'form' : 'agreement'} (PDF)
            </a>
          </p>
          {isNew ? (
            <p>
              No email? <ScreenLink to="/forgot/">Send a new link</ScreenLink>
            </p>
          ) : (
            <ScreenLink to="/home" appearance="plain" className={mergeClasses(primary.link, styles.home)}>
              Go to Home
            </ScreenLink>
          )}
        </div>
      </Card>
    </div>
  )
}
