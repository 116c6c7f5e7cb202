import type { StateElection } from '../__generated__/StateFormList_accountOwner.graphql.ts'
import { formatMoney } from '../kit/ui/format.ts'

/** Labels of the choices on a state withholding form. */
export const ELECTIONS: Readonly<Record<string, string>> = {
  NONE: 'No withholding',
  AMOUNT: 'A fixed amount of each payment',
  PERCENT: 'A percentage of each payment',
  DEFAULT: 'The rule of the state, as without a form',
} satisfies Readonly<Record<Exclude<StateElection, '%future added value'>, string>>

/** Describes a choice: "4% of each payment" or "$50.00 of each payment". */
export function electionText(
  election: string,
  amount: number | null | undefined,
  percent: number | null | undefined,
): string {
  if (election === 'AMOUNT') return `${formatMoney(amount ?? 0)} of each payment`
  if (election === 'PERCENT') return `${percent}% of each payment`
  return ELECTIONS[election] ?? election
}
