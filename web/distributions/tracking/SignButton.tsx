import { useNavigate } from 'react-router-dom'
import { useSigningCode } from './useSigningCode.ts'
import { Button } from '../../kit/ui/Button.tsx'

/** Has the code emailed and opens the request to enter it, with one press. */
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
