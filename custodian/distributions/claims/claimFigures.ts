import type { AnswerOf, TakenBy } from '../../../contract/endpoint.ts'
import type { quoteDeathClaim } from '../../../contract/deathClaims.ts'
import { isStateOfAddress } from '../../../contract/usStates.ts'
import { fromCents, percentOf, toCents } from '../../platform/money.ts'
import { at, refusal, type Problem } from '../../platform/problem.ts'
import { amountProblem, federalProblems, maximumFederal, stateBounds, stateProblems } from '../draftProblems.ts'
import { isFullAmount } from '../fullAmount.ts'
import type { ClaimAccount } from './claimAccount.ts'

type Asked = TakenBy<typeof quoteDeathClaim>['body']

/** Figures of a claim, in cents. */
export interface ClaimFigures {
  amount_cents: bigint
  is_full_amount: boolean
  evidence_of: 'DEATH'
  federal_cents: bigint
  residence_state: string
}

const OTHERS_CLAIM = 'Other claims on this account are not paid yet. Please enter an amount.'

/**
 * Figures of the claim in cents, and its problems by field. Withholding follows IRC 3405(b) for nonperiodic payments,
 * because a claim is not an annuity.
 */
export function claimFigures(
  of: ClaimAccount,
  { amount, isFullAmount: isFull, federalPercent, state }: Asked,
): { figures: ClaimFigures; problems: Problem[] } {
  const { balance, claimable, eligibility } = of
  const cents = isFull ? balance : toCents(amount ?? 0)
  const figures: ClaimFigures = {
    amount_cents: cents,
    // While other claims reserve part of the balance, paying this claim does not empty the account.
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

/** Problems of the state tax of an otherwise valid claim. */
export function claimStateProblems(
  figures: ClaimFigures,
  choice: { amount: bigint; optOut: boolean },
  { eligibility }: ClaimAccount,
): Problem[] {
  return stateProblems(figures, choice, eligibility)
}

/** The claim's figures in dollars with the allowed range of withholding. */
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
