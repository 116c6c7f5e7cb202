import { useWatch } from 'react-hook-form'
import { REQUEST_STATUS } from '../../../contract/requestStatus.ts'
import { ReasonField } from '../ReasonField.tsx'
import type { ReasonFor } from '../reasons.ts'
import { closingFrom } from './closing.ts'

/** What a move by the edit form is given a reason for; null for one that takes none. */
export function reasonFor(from: number, to: number): ReasonFor | null {
  if (to === REQUEST_STATUS.incomplete) return 'INCOMPLETE'
  return to === REQUEST_STATUS.historical ? closingFrom(from) : null
}

/** Stands below the status while it is one that the owner is told a reason for. `given`: why it is Incomplete already. */
export function StatusReason({ from, given }: { from: number; given: string | null | undefined }) {
  const to = Number(useWatch({ name: 'statusId' }))
  const of = reasonFor(from, to)
  return of ? <ReasonField of={of} given={to === REQUEST_STATUS.incomplete ? (given ?? null) : null} /> : null
}
