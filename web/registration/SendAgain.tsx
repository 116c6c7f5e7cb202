import { graphql } from 'react-relay'
import type { SendAgainMutation } from '../__generated__/SendAgainMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { notices } from '../kit/notices/notices.ts'
import { TextButton } from '../kit/ui/TextButton.tsx'
import { texts } from './texts.ts'

interface Props {
  uniqueId: string | null
  label: string
  sentText: string
  onSent?: () => void
}

/** Resends the email of the current step: the code or, after it, the link. */
export function SendAgain({ uniqueId, label, sentText, onSent }: Props) {
  const [resend, isSending] = useMutation<SendAgainMutation>(
    graphql`
      mutation SendAgainMutation($input: ResendVerificationCodeInput!) {
        resendVerificationCode(input: $input) {
          errors {
            ...useMutation_errors
          }
        }
      }
    `,
    { anonymous: true },
  )

  async function send() {
    if (isSending) return
    if (uniqueId === null) return notices.error('Error', texts.startOver)
    const { ok, errors } = await resend({ input: { uniqueId } })
    if (ok) {
      onSent?.()
      return notices.success('Success', sentText)
    }
    if (errors.some((error) => error.code === 'NOT_FOUND')) notices.error('Error', texts.startOver)
  }

  return (
    <TextButton aria-disabled={isSending} onClick={() => void send()}>
      {label}
    </TextButton>
  )
}
