import type { StateElection } from '../__generated__/StateFormList_accountOwner.graphql.ts'
import { formatMoney } from '../kit/ui/format.ts'

/** Choices of a state withholding form, as people read them. */
export const ELECTIONS: Readonly<Record<string, string>> = {
  NONE: 'No withholding',
  AMOUNT: 'A fixed amount of each payment',
  PERCENT: 'A percentage of each payment',
  DEFAULT: 'The rule of the state, as without a form',
} satisfies Readonly<Record<Exclude<StateElection, '%future added value'>, string>>

/** "4% of each payment", "$50.00 of each payment". */
export function electionText(form: {
  readonly election: string
  readonly amount?: number | null | undefined
  readonly percent?: number | null | undefined
}): string {
  if (form.election === 'AMOUNT') return `${formatMoney(form.amount ?? 0)} of each payment`
  if (form.election === 'PERCENT') return `${form.percent}% of each payment`
  return ELECTIONS[form.election] ?? form.election
}
