import { useWatch } from 'react-hook-form'
import { ReasonField } from '../ReasonField.tsx'
import type { ReasonFor } from '../reasons.ts'
import { closingFrom } from './closing.ts'
import type { RequestStatus } from './statusLabel.ts'

/** The kind of reason that a status change needs in the edit form; null if it needs none. */
export function reasonFor(from: RequestStatus, to: RequestStatus): ReasonFor | null {
  if (to === 'INCOMPLETE') return 'INCOMPLETE'
  return to === 'HISTORICAL' ? closingFrom(from) : null
}

/**
 * Field for the reason that the owner reads, below a status that needs one. `given` is the current reason of an
 * Incomplete request.
 */
export function StatusReason({ from, given }: { from: RequestStatus; given: string | null | undefined }) {
  const to = useWatch({ name: 'status' }) as RequestStatus
  const of = reasonFor(from, to)
  return of ? <ReasonField of={of} given={to === 'INCOMPLETE' ? (given ?? null) : null} /> : null
}
