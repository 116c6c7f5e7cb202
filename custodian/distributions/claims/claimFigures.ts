import type { AnswerOf, TakenBy } from '../../../contract/endpoint.ts'
import type { quoteDeathClaim } from '../../../contract/deathClaims.ts'
import { isStateOfAddress } from '../../../contract/usStates.ts'
import { fromCents, percentOf, toCents } from '../../platform/money.ts'
import { at, refusal, type Problem } from '../../platform/problem.ts'
import { amountProblem, federalProblems, maximumFederal, stateBounds, stateProblems } from '../draftProblems.ts'
import { isFullAmount } from '../fullAmount.ts'
import type { ClaimAccount } from './claimAccount.ts'

type Asked = TakenBy<typeof quoteDeathClaim>['body']

/** What a claim takes out of the account, in cents. */
export interface ClaimFigures {
  amount_cents: bigint
  is_full_amount: boolean
  evidence_of: 'DEATH'
  federal_cents: bigint
  residence_state: string
}

const OTHERS_CLAIM = 'Other claims on this account are not paid yet. Please enter an amount.'

/** What is asked for in cents, and what is wrong with it at its field. Withholding is that of IRC 3405(b): not an annuity. */
export function claimFigures(
  of: ClaimAccount,
  { amount, isFullAmount: isFull, federalPercent, state }: Asked,
): { figures: ClaimFigures; problems: Problem[] } {
  const { balance, claimable, eligibility } = of
  const cents = isFull ? balance : toCents(amount ?? 0)
  const figures: ClaimFigures = {
    amount_cents: cents,
    // What others are to be paid is not part of it, so nothing is left behind only where nobody else claims.
    is_full_amount: claimable === balance && isFullAmount(cents, balance),
    evidence_of: 'DEATH',
    federal_cents: percentOf(cents, federalPercent),
    residence_state: state,
  }
  if (isFull && claimable !== balance) return { figures, problems: [refusal(OTHERS_CLAIM)] }
  if (!isFull && typeof amount !== 'number') return { figures, problems: [at('amount', 'Required')] }
  const problem = amountProblem({ amount: cents, isFullAmount: figures.is_full_amount }, eligibility)
  if (problem) return { figures, problems: [problem] }
  return {
    figures,
    problems: isStateOfAddress(state) ? federalProblemsOf(figures, of) : [at('state', 'State is required.')],
  }
}

function federalProblemsOf(figures: ClaimFigures, { eligibility }: ClaimAccount): Problem[] {
  const choice = { federal: figures.federal_cents, residenceState: figures.residence_state }
  return federalProblems(figures, choice, eligibility).map(({ path, message }) =>
    at(path?.[0] === 'residenceState' ? 'state' : 'federalPercent', message),
  )
}

/** What is wrong with the state's part of a claim whose other figures are right. */
export function claimStateProblems(
  figures: ClaimFigures,
  choice: { amount: bigint; optOut: boolean },
  { eligibility }: ClaimAccount,
): Problem[] {
  return stateProblems(figures, choice, eligibility)
}

/** The same for people: what would be withheld, and between which bounds. */
export function quoteOf(figures: ClaimFigures, { eligibility }: ClaimAccount): AnswerOf<typeof quoteDeathClaim> {
  const bounds = stateBounds(figures, eligibility)
  return {
    amount: fromCents(figures.amount_cents),
    federal: fromCents(figures.federal_cents),
    maximumFederalPercent: maximumFederal(figures, figures.residence_state, eligibility),
    minimumState: fromCents(bounds?.minimum ?? 0n),
    maximumState: fromCents(bounds?.maximum ?? 0n),
    canOptOut: bounds?.canOptOut ?? false,
    canModify: bounds?.canModify ?? false,
    message: bounds?.messages.map(({ text }) => text).join(' ') ?? '',
    fee: fromCents(eligibility.fee),
  }
}
