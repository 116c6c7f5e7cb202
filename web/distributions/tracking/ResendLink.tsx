import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { ResendLinkMutation } from '../../__generated__/ResendLinkMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { ownerVariable } from '../../core/session/session.ts'
import { useSession } from '../../core/session/useSession.ts'
import { Button } from '../../kit/ui/Button.tsx'

const mutation = graphql`
  mutation ResendLinkMutation($input: ResendSignatureLinkInput!) {
    resendSignatureLink(input: $input) {
      errors {
        ...useMutation_errors
      }
      sentTo
    }
  }
`

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '8px' },
  answer: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})

interface Props {
  requestId: number
  /** Masked address to which the first email was sent; null if unknown. */
  sentTo: string | null
}

/** Link that resends the email with the document to sign. */
export function ResendLink({ requestId, sentTo }: Props) {
  const styles = useStyles()
  const accountOwnerId = useSession(ownerVariable)
  const [resend, isSending] = useMutation<ResendLinkMutation>(mutation)
  const [outcome, setOutcome] = useState('')

  async function send() {
    if (isSending) return
    const outcome = await resend({ input: { accountOwnerId, requestId } })
    if (outcome.ok)
      setOutcome(`Sent again to ${outcome.payload.sentTo ?? 'the owner'}. The earlier link no longer works.`)
    else setOutcome(outcome.errors[0]?.message ?? '')
  }

  return (
    <div className={styles.root} data-print="hide">
      <span>The link to sign was emailed to {sentTo ?? 'the owner'}.</span>
      <Button size="small" disabledFocusable={isSending} aria-busy={isSending} onClick={() => void send()}>
        Send it again
      </Button>
      <output className={styles.answer}>{outcome}</output>
    </div>
  )
}
