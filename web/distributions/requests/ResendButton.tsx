import { Button } from '@fluentui/react-components'
import { graphql } from 'react-relay'
import type { ResendButtonMutation } from '../../__generated__/ResendButtonMutation.graphql.ts'
import { useMutation } from '../../core/relay/useMutation.ts'
import { notices } from '../../kit/notices/notices.ts'
import type { Row } from './requestRow.ts'

/** Button that emails the owner the form to sign again. Only the owner sees the link in the email. */
export function ResendButton({
  row,
  name,
  className,
}: {
  row: Pick<Row, 'accountOwnerId' | 'requestId'>
  name: string
  className?: string
}) {
  const [resend, isSending] = useMutation<ResendButtonMutation>(graphql`
    mutation ResendButtonMutation($input: ResendSignatureLinkInput!) {
      resendSignatureLink(input: $input) {
        errors {
          ...useMutation_errors
        }
        sentTo
      }
    }
  `)

  async function send() {
    if (isSending) return
    const { accountOwnerId, requestId } = row
    const { ok, payload } = await resend({ input: { accountOwnerId, requestId } })
    if (ok)
      notices.success('Success', `Sent again to ${payload.sentTo ?? 'the owner'}. The earlier link no longer works.`)
  }

  return (
    <Button
      size="small"
      className={className}
      aria-label={`Resend to ${name}`}
      disabledFocusable={isSending}
      onClick={() => void send()}
    >
      Resend
    </Button>
  )
}
