import { useWatch } from 'react-hook-form'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { ReasonField } from '../ReasonField.tsx'
import type { ReasonFor } from '../reasons.ts'
import { closingFrom } from './closing.ts'

/** The kind of reason for a status change in the edit form; null if it takes none. */
export function reasonFor(from: number, to: number): ReasonFor | null {
  if (to === REQUEST_STATUS.incomplete) return 'INCOMPLETE'
  return to === REQUEST_STATUS.historical ? closingFrom(from) : null
}

/** Shown below a status that needs a reason for the owner. `given`: the current reason of an Incomplete request. */
export function StatusReason({ from, given }: { from: number; given: string | null | undefined }) {
  const to = Number(useWatch({ name: 'statusId' }))
  const of = reasonFor(from, to)
  return of ? <ReasonField of={of} given={to === REQUEST_STATUS.incomplete ? (given ?? null) : null} /> : null
}
