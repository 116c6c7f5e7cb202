import type { StateElection } from '../../contract/stateForms.ts'
import { basisPointsOf, formatCents } from '../platform/money.ts'
import { at, type Problem } from '../platform/problem.ts'
import type { FormElection, StateRule } from './rules.ts'

/** An owner's election on a state's withholding form, with `cents` for AMOUNT and `basisPoints` for PERCENT. */
export interface ElectedByForm {
  state: string
  election: StateElection
  cents: bigint | null
  basisPoints: number | null
}

/**
 * The withholding in cents that the owner's form requires for this payment. Null if the state's rule applies: there is
 * no form, its choice is DEFAULT, or the state's form does not offer the choice (any more).
 */
export function electedOf(rule: StateRule, forms: readonly ElectedByForm[], amount: bigint): bigint | null {
  const form = forms.find(({ state }) => state === rule.state)
  if (!form || !rule.formElection?.takes.includes(form.election)) return null
  switch (form.election) {
    case 'NONE':
      return 0n
    case 'AMOUNT':
      return form.cents
    case 'PERCENT':
      return basisPointsOf(amount, form.basisPoints ?? 0)
    case 'DEFAULT':
      return null
  }
}

/** The problems of a form that staff enter, by field. */
export function electionProblems(
  of: FormElection | null | undefined,
  { election, amount, percent }: { election: StateElection; amount: bigint | null; percent: number | null },
): Problem[] {
  if (!of) return [at('state', 'This state has no withholding form that applies here.')]
  if (election !== 'DEFAULT' && !of.takes.includes(election))
    return [at('election', `Form ${of.form} does not have this choice.`)]
  const problems: Problem[] = []
  if ((election === 'AMOUNT') !== (amount !== null))
    problems.push(at('amount', amount === null ? 'Required' : 'Only a fixed amount has an amount.'))
  else if (amount !== null && amount < of.minimumCents)
    problems.push(at('amount', `Number must be greater than or equal to ${formatCents(of.minimumCents)}`))
  if ((election === 'PERCENT') !== (percent !== null))
    problems.push(at('percent', percent === null ? 'Required' : 'Only a percentage has a percent.'))
  return problems
}

/** The election as text: "No withholding", "$50.00 of each payment", "4% of each payment". */
export function electionText(election: StateElection, amount: bigint | null, basisPoints: number | null): string {
  switch (election) {
    case 'NONE':
      return 'No withholding'
    case 'AMOUNT':
      return `${formatCents(amount ?? 0n)} of each payment`
    case 'PERCENT':
      return `${(basisPoints ?? 0) / 100}% of each payment`
    case 'DEFAULT':
      return 'As the state says without a form'
  }
}
