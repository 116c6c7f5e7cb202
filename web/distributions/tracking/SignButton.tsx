import { useNavigate } from 'react-router-dom'
import { useSigningCode } from './useSigningCode.ts'
import { Button } from '../../kit/ui/Button.tsx'

/** Emails the code and opens the request, where the owner enters the code. */
export function SignButton({ requestId }: { requestId: number }) {
  const navigate = useNavigate()
  const [send, isSending] = useSigningCode(requestId)
  async function sign() {
    if (isSending) return
    await navigate(`/requests/${requestId}/`, { state: await send() })
  }
  return (
    <Button appearance="primary" disabledFocusable={isSending} aria-busy={isSending} onClick={() => void sign()}>
      Review and sign
    </Button>
  )
}
