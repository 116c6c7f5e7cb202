import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Signed_envelope$key } from '../__generated__/Signed_envelope.graphql.ts'
import { processingTime } from '../distributions/texts.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { Card } from '../kit/ui/Card.tsx'
import { useLinkStyles } from '../kit/ui/linkStyles.ts'
import { usePrimaryLink } from '../kit/ui/primaryLink.ts'
import { PageHeading } from '../kit/ui/PageHeading.tsx'

const useStyles = makeStyles({
  stack: { display: 'flex', flexDirection: 'column', rowGap: '12px' },
  home: { alignSelf: 'flex-start', marginBlockStart: '8px' },
})

export function Signed({ envelopeKey }: { envelopeKey: Signed_envelope$key }) {
  const styles = useStyles()
  const links = useLinkStyles()
  const primary = usePrimaryLink()
  const envelope = useFragment(
    graphql`
      fragment Signed_envelope on SignatureEnvelope @throwOnFieldError {
        kind
        fileName
        documentPath
        isHeld
      }
    `,
    envelopeKey,
  )
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus has disappeared.
  useEffect(() => place.current?.querySelector('h1')?.focus(), [])
  const isForm = envelope.kind === 'DISTRIBUTION_FORM'
  return (
    <div ref={place}>
      <PageHeading>Your document is signed</PageHeading>
      <Card>
        <div className={styles.stack}>
          <p>
            {isForm
              ? `Thank you. We now review your request. ${envelope.isHeld ? 'We pay it once you have confirmed your address on Home with the code from our letter.' : `The money is on its way within ${processingTime}.`}`
              : 'Thank you. We’ll now email you a link to set up your password.'}
          </p>
          <p>
            <a className={links.link} href={envelope.documentPath} target="_blank" rel="noopener">
              {envelope.fileName} (PDF)
            </a>
          </p>
          {isForm ? (
            <ScreenLink to="/home" appearance="plain" className={mergeClasses(primary.link, styles.home)}>
              Go to Home
            </ScreenLink>
          ) : null}
        </div>
      </Card>
    </div>
  )
}
