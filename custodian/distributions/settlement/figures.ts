import { DISTRIBUTION_TYPE } from '../../../contract/distributionType.ts'
import { isProblem, refusal, type Problem } from '../../platform/problem.ts'
import { ruleFor, type RuleInForce } from '../../taxes/rules.ts'
import { stateWithholding } from '../../taxes/state.ts'
import type { ElectedByForm } from '../../taxes/stateForm.ts'
import { NOTHING_TO_PAY, netAmount } from '../../taxes/withholding.ts'
import { federalOfNewAmount, rolloverTypeProblem } from '../draftProblems.ts'
import { paymentOf as taxPayment, typeFactsOf, type TaxFacts } from '../eligibility.ts'
import type { FullRequest } from '../request.sql.ts'
import { evidenceLacking } from '../evidenceLacking.ts'
import { asked } from '../request.ts'
import { NOT_SIGNED } from '../signWithin.ts'
import { NOT_OF_THIS_AGE, typeOn } from '../distributionType.ts'

/** Figures as they will be paid, in cents, and the reported type. */
export interface Figures {
  typeId: number
  amount: bigint
  federal: bigint
  state: bigint
  fee: bigint
}

/** The day of the request's stored figures, and the owner's state forms in force then. */
export interface StoredOn {
  day: string
  stateForms: readonly ElectedByForm[]
}

/**
 * Today's figures of a request: type by today's age, full amount by today's balance, federal tax by its percent, state
 * tax at today's minimum, or a higher amount that the owner chose. Returns the reason if the request can't be paid.
 */
export function figuresOf(request: FullRequest, eligibility: TaxFacts, storedOn: StoredOn): Figures | Problem {
  if (request.signed_at === null) return refusal(NOT_SIGNED)
  // A rollover from a paper form has no payee until staff enter one.
  if (request.kind === 'ROLLOVER' && !request.check_payable_to) return refusal('The payee is missing.')
  const typeId = typeOn(asked(request), typeFactsOf(eligibility))
  if (typeId === null) return refusal(NOT_OF_THIS_AGE)
  const open = typeId === DISTRIBUTION_TYPE.rollover ? rolloverTypeProblem(eligibility) : null
  if (open) return refusal(open.message)
  const lacking = evidenceLacking(request)
  if (lacking) return lacking
  const fee = request.waive_fees ? 0n : eligibility.fee
  const amount = request.is_full_amount ? eligibility.balance : request.amount_cents
  if (amount > eligibility.balance) return refusal('The balance does not cover the amount.')
  const taxes =
    request.kind === 'ROLLOVER'
      ? { federal: 0n, state: 0n }
      : taxesOf(request, { ...eligibility, fee }, amount, storedOn)
  if (isProblem(taxes)) return taxes
  const figures = { typeId, amount, fee, ...taxes }
  return netAmount(figures) < 1n ? refusal(NOTHING_TO_PAY) : figures
}

function taxesOf(
  request: FullRequest,
  eligibility: TaxFacts,
  amount: bigint,
  storedOn: StoredOn,
): { federal: bigint; state: bigint } | Problem {
  const federal = federalOfNewAmount({ amount: request.amount_cents, federal: request.federal_cents }, amount)
  // A request entered from paper may have no state of residence; then no state tax is calculated.
  if (request.residence_state === null) return { federal, state: request.state_cents }
  const rule = ruleFor(eligibility.stateRules, request.residence_state, eligibility.today)
  if (!rule)
    return refusal(`There is no withholding rule of ${eligibility.today.slice(0, 4)} for the state of residence.`)
  const bounds = stateWithholding(
    rule,
    taxPayment(eligibility, {
      amount,
      federal,
      isFullAmount: request.is_full_amount,
      evidenceOf: request.evidence_of,
    }),
  )
  if (request.state_opt_out && bounds.canOptOut && bounds.canModify) return { federal, state: 0n }
  if (!isMoreChosen(request, eligibility, rule, storedOn)) return { federal, state: bounds.minimum }
  if (request.state_cents > bounds.maximum) return refusal('State withholding is more than what is left to pay.')
  return { federal, state: request.state_cents < bounds.minimum ? bounds.minimum : request.state_cents }
}

/**
 * Whether the owner chose more state tax than the minimum of that day. Any other amount follows the minimum of the
 * payment's day, so a later form or a lower balance also reduces it.
 */
function isMoreChosen(
  request: FullRequest,
  eligibility: TaxFacts,
  today: RuleInForce,
  { day, stateForms }: StoredOn,
): boolean {
  const rule = ruleFor(eligibility.stateRules, today.state, day) ?? today
  const balance = request.is_full_amount ? request.amount_cents : eligibility.balance
  const { minimum, canModify } = stateWithholding(
    rule,
    taxPayment(
      { ...eligibility, balance, today: day, stateForms },
      {
        amount: request.amount_cents,
        federal: request.federal_cents,
        isFullAmount: request.is_full_amount,
        evidenceOf: request.evidence_of,
      },
    ),
  )
  return canModify && request.state_cents > minimum
}

export function storedFigures(request: FullRequest): Figures {
  return {
    typeId: request.distribution_type_id,
    amount: request.amount_cents,
    federal: request.federal_cents,
    state: request.state_cents,
    fee: request.fee_cents,
  }
}
