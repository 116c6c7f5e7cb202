import { graphql } from 'react-relay'
import type { SendAgreementMutation } from '../__generated__/SendAgreementMutation.graphql.ts'
import { useMutation } from '../core/relay/useMutation.ts'
import { ContactLink } from '../core/screens/ContactLink.tsx'
import { isStaff } from '../core/session/access.ts'
import { useSession } from '../core/session/useSession.ts'
import { notices } from '../kit/notices/notices.ts'
import { Button } from '../kit/ui/Button.tsx'

/** Button that emails the logged-in owner a new link to the custodial agreement. Staff can't use it. */
export function SendAgreement({ className }: { className: string }) {
  const actsForOwner = useSession(isStaff)
  const [resend, isSending] = useMutation<SendAgreementMutation>(graphql`
    mutation SendAgreementMutation($input: ResendAgreementInput!) {
      resendAgreement(input: $input) {
        errors {
          ...useMutation_errors
        }
        sentTo
      }
    }
  `)
  if (actsForOwner) return <ContactLink className={className} />

  async function send() {
    if (isSending) return
    const { ok, payload } = await resend({ input: {} })
    if (ok) notices.success('Success', `Sent to ${payload.sentTo ?? 'your email'}. The earlier link no longer works.`)
  }

  return (
    <Button className={className} disabledFocusable={isSending} aria-busy={isSending} onClick={() => void send()}>
      Send a new link
    </Button>
  )
}
