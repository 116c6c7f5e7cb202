import { makeStyles } from '@fluentui/react-components'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { SignPageQuery } from '../__generated__/SignPageQuery.graphql.ts'
import { NotFoundView } from '../core/screens/NotFound.tsx'
import { SignForm } from './SignForm.tsx'
import { Signed } from './Signed.tsx'

export const query = graphql`
  query SignPageQuery($envelopeId: String!) @preloadable @throwOnFieldError {
    signatureEnvelope(envelopeId: $envelopeId) {
      status
      ...SignForm_envelope
      ...Signed_envelope
    }
  }
`

const useStyles = makeStyles({ page: { maxWidth: '640px', marginInline: 'auto' } })

/** The page of an emailed link, on which the recipient reads and signs a document. */
export function Page({ queryRef }: { queryRef: PreloadedQuery<SignPageQuery> }) {
  const styles = useStyles()
  const { signatureEnvelope: envelope } = usePreloadedQuery<SignPageQuery>(query, queryRef)
  if (!envelope) return <NotFoundView />
  return (
    <div className={styles.page}>
      {envelope.status === 'SIGNED' ? <Signed envelopeKey={envelope} /> : <SignForm envelopeKey={envelope} />}
    </div>
  )
}
