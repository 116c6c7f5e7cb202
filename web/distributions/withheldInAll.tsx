import { Money } from '../kit/ui/Money.tsx'
import type { SummaryRow } from '../kit/ui/SummaryList.tsx'

interface Withheld {
  readonly federalWithholding: number
  readonly stateWithholding: number
  readonly isRollover: boolean
}

/** A row below the net amount for the sum of both taxes; none if there is only one, or a rollover. */
export function withheldInAll({ federalWithholding, stateWithholding, isRollover }: Withheld): SummaryRow[] {
  if (isRollover || federalWithholding <= 0 || stateWithholding <= 0) return []
  const cents = Math.round(federalWithholding * 100) + Math.round(stateWithholding * 100)
  return [{ term: 'Total tax withheld', value: <Money amount={cents / 100} /> }]
}
