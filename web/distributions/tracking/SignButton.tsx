import { useNavigate } from 'react-router-dom'
import { useSigningCode } from './useSigningCode.ts'
import { Button } from '../../kit/ui/Button.tsx'

interface Props {
  requestId: number
  /** False if another button of the screen is the primary one. */
  leads: boolean
}

/** Emails the code and opens the request, where the owner enters the code. */
export function SignButton({ requestId, leads }: Props) {
  const navigate = useNavigate()
  const [send, isSending] = useSigningCode(requestId)
  async function sign() {
    if (isSending) return
    await navigate(`/requests/${requestId}/`, { state: await send() })
  }
  return (
    <Button
      appearance={leads ? 'primary' : 'secondary'}
      disabledFocusable={isSending}
      aria-busy={isSending}
      onClick={() => void sign()}
    >
      Review and sign
    </Button>
  )
}
