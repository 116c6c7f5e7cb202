import { useWatch } from 'react-hook-form'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { ReasonField } from '../ReasonField.tsx'
import type { ReasonFor } from '../reasons.ts'
import { closingFrom } from './closing.ts'

/** The kind of reason that a status change needs in the edit form; null for none. */
export function reasonFor(from: number, to: number): ReasonFor | null {
  if (to === REQUEST_STATUS.incomplete) return 'INCOMPLETE'
  return to === REQUEST_STATUS.historical ? closingFrom(from) : null
}

/** The reason for the owner, below a status that needs one. `given` is the current reason of an Incomplete request. */
export function StatusReason({ from, given }: { from: number; given: string | null | undefined }) {
  const to = Number(useWatch({ name: 'statusId' }))
  const of = reasonFor(from, to)
  return of ? <ReasonField of={of} given={to === REQUEST_STATUS.incomplete ? (given ?? null) : null} /> : null
}
