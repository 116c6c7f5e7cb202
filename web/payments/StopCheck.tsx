import { useState } from 'react'
import { ScreenLink } from '../core/screens/ScreenLink.tsx'
import { ReturnedPaymentsForm } from './ReturnedPaymentsForm.tsx'
import { ReturnedPaymentsResult } from './ReturnedPaymentsResult.tsx'
import type { ReturnsAnswer } from './returnsAnswer.ts'

export interface StaleCheck {
  checkNumber: number
  requestNumber: string
  /** URL of the request in the Incomplete list, where staff can pay it again. */
  incompleteAddress: string
}

/** Records that the bank stopped a stale check. Links to its request, which staff can then pay again. */
export function StopCheck({ check, onClose }: { check: StaleCheck; onClose: () => void }) {
  const [answer, setAnswer] = useState<ReturnsAnswer | null>(null)
  if (answer === null)
    return <ReturnedPaymentsForm staleCheck={check.checkNumber} onResult={setAnswer} onClose={onClose} />
  const next = <ScreenLink to={check.incompleteAddress}>{`Open ${check.requestNumber}`}</ScreenLink>
  return <ReturnedPaymentsResult answer={answer} next={answer.returned > 0 ? next : null} onClose={onClose} />
}
