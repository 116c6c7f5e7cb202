import { useState } from 'react'
import { useRefresh } from '../core/relay/useRefresh.ts'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { ReturnedPaymentsForm } from './ReturnedPaymentsForm.tsx'
import { ReturnedPaymentsResult } from './ReturnedPaymentsResult.tsx'
import type { ReturnsAnswer } from './returnsAnswer.ts'

export interface StaleCheck {
  checkNumber: number
  requestNumber: string
  /** URL of the request in the incomplete list, where it can be paid again. */
  incompleteAddress: string
}

/** Records that a stale check was stopped, and links to its request, which can then be paid again. */
export function StopCheck({ check, onClose }: { check: StaleCheck; onClose: () => void }) {
  const refresh = useRefresh()
  const [answer, setAnswer] = useState<ReturnsAnswer | null>(null)
  if (answer === null)
    return <ReturnedPaymentsForm staleCheck={check.checkNumber} onResult={setAnswer} onClose={onClose} />
  const next = <ScreenLink to={check.incompleteAddress}>{`Open ${check.requestNumber}`}</ScreenLink>
  return (
    <ReturnedPaymentsResult
      answer={answer}
      next={answer.returned > 0 ? next : null}
      onClose={() => {
        onClose()
        void refresh()
      }}
    />
  )
}
