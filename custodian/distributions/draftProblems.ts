import { DISTRIBUTION_TYPE } from '../../contract/distributionType.ts'
import type { EvidenceOf } from '../../contract/evidence.ts'
import { formatCents, percentOf } from '../platform/money.ts'
import { isStateOfAddress, isStateOfUnion, ZIP } from '../../contract/usStates.ts'
import { INVALID_ROUTING } from '../routing/directory.ts'
import { MINIMUM_AMOUNT } from '../taxes/calculator.ts'
import { noRuleText } from '../taxes/rules.ts'
import { stateWithholding, type StateWithholding } from '../taxes/state.ts'
import {
  federalPercent,
  federalProblem,
  maximumFederalPercent,
  netAmount,
  NOTHING_TO_PAY,
} from '../taxes/withholding.ts'
import { at, refusal, type Problem } from '../platform/problem.ts'
import { isEarly, paymentOf, residenceRule, type Draft, type Eligibility, type TaxFacts } from './eligibility.ts'
import { isEarlyType, isNormalType, NOT_OF_THIS_AGE } from './distributionType.ts'

// One function for each wizard page returns the problems of its answers, by field, worded for the owner.

type Amounts = Pick<Draft, 'amount_cents' | 'is_full_amount' | 'evidence_of'>

/**
 * A custom amount is between $25.00 and the balance; a full amount is the whole balance. After the fee, an amount to
 * pay must remain.
 */
export function amountProblem(
  choice: { amount: bigint; isFullAmount: boolean },
  eligibility: Eligibility,
): Problem | null {
  const { amount, isFullAmount } = choice
  if (!isFullAmount && amount < MINIMUM_AMOUNT)
    return at('amount', `Number must be greater than or equal to ${formatCents(MINIMUM_AMOUNT)}`)
  if (amount > eligibility.balance) return at('amount', `Enter ${formatCents(eligibility.balance)} or less.`)
  return netAmount({ amount, federal: 0n, state: 0n, fee: eligibility.fee }) < 1n ? refusal(NOTHING_TO_PAY) : null
}

const STAFF_ONLY = 'Please contact us for this type of distribution.'
const NOT_IN_WIZARD = "A claim of a beneficiary is made on the page of the owner's death."

/**
 * The owner chooses early, normal, rollover or transfer; the owner's age decides between early and normal. Only staff
 * may choose a reason that needs evidence, and the owner cannot continue such a draft.
 */
export function typeProblem(
  { typeId: storedType, evidenceOf }: { typeId: number; evidenceOf: EvidenceOf | null },
  eligibility: Eligibility,
): Problem | null {
  if (evidenceOf !== null) return evidencedTypeProblem(evidenceOf, eligibility)
  if (storedType === DISTRIBUTION_TYPE.rollover) return rolloverTypeProblem(eligibility)
  if (storedType === DISTRIBUTION_TYPE.transfer) return null
  if (!isEarlyType(storedType) && !isNormalType(storedType))
    return at('distributionTypeId', 'Please select a distribution type')
  if (isEarlyType(storedType) !== isEarly(eligibility)) return refusal(NOT_OF_THIS_AGE)
  return null
}

const ROTH_TO_ROTH = 'A Roth IRA can move to another Roth IRA only. Please choose Transfer.'

/**
 * A rollover goes to an employer's plan: never from a Roth IRA (Treas. Reg. 1.408A-10, A-5), and not while a required
 * minimum is still due, because it is not eligible for rollover (Publication 590-B).
 */
export function rolloverTypeProblem({ isRoth, openMinimum }: Pick<TaxFacts, 'isRoth' | 'openMinimum'>): Problem | null {
  if (isRoth) return at('distributionTypeId', ROTH_TO_ROTH)
  if (openMinimum === 0n) return null
  const minimum = `${formatCents(openMinimum)} of the required minimum`
  return at('distributionTypeId', `${minimum} cannot be rolled over. Please take it as a normal distribution first.`)
}

/**
 * The type of a payment to another custodian: a rollover to an employer's plan, or a transfer to an IRA, which is not
 * reported.
 */
export function receiverTypeId(isEmployerPlan: boolean): number {
  return isEmployerPlan ? DISTRIBUTION_TYPE.rollover : DISTRIBUTION_TYPE.transfer
}

/**
 * From 59 1/2 on, disability has no effect: the distribution is normal. A payment because of death goes to a recipient,
 * so it cannot be requested in the wizard.
 */
export function evidencedTypeProblem(
  of: EvidenceOf,
  eligibility: Pick<Eligibility, 'isByStaff' | 'dateOfBirth' | 'today'>,
): Problem | null {
  if (!eligibility.isByStaff) return at('distributionTypeId', STAFF_ONLY)
  switch (of) {
    case 'DISABILITY':
      return isEarly(eligibility) ? null : refusal(NOT_OF_THIS_AGE)
    case 'DEATH':
      return at('distributionTypeId', NOT_IN_WIZARD)
  }
}

const NO_ADDRESS = 'We have no address to mail a check to. Add your mailing address, or choose direct deposit.'

/** A problem if a check is chosen and the owner has no mailing address. */
export function checkProblem(
  { isCheck }: { isCheck: boolean },
  { hasMailingAddress }: Pick<Eligibility, 'hasMailingAddress'>,
): Problem | null {
  return isCheck && !hasMailingAddress ? at('isCheck', NO_ADDRESS) : null
}

/**
 * The bank's name comes from the directory, never from the caller. An account number is 1 to 17 letters or digits, the
 * field width of a bank file; `cleanNumber` has removed separators.
 */
export function bankAccountProblems(
  choice: { routingNumber: string; accountNumber?: string; confirmAccountNumber?: string },
  eligibility: Pick<Eligibility, 'bankName'>,
): Problem[] {
  const problems: Problem[] = []
  if (!/^\d{9}$/.test(choice.routingNumber)) problems.push(at('routingNumber', 'Routing number must be 9 digits.'))
  else if (eligibility.bankName(choice.routingNumber) === INVALID_ROUTING)
    problems.push(at('routingNumber', 'Invalid Routing Number'))
  if (choice.accountNumber === undefined) return problems
  if (choice.accountNumber === '') problems.push(at('accountNumber', 'Required'))
  else if (!/^[0-9A-Za-z]{1,17}$/.test(choice.accountNumber))
    problems.push(at('accountNumber', 'Please enter a valid account number'))
  if (choice.accountNumber !== choice.confirmAccountNumber)
    problems.push(at('confirmAccountNumber', 'Account numbers do not match'))
  return problems
}

/** Problems of the recipient of a rollover or transfer; the attention line is optional. */
export function rolloverProblems(choice: {
  checkPayee: string
  address: string | null
  city: string | null
  state: string | null
  zip: string | null
  receivingAccount?: string
}): Problem[] {
  const problems: Problem[] = []
  if (!choice.checkPayee) problems.push(at('checkPayee', 'Payee is required.'))
  if (!choice.address) problems.push(at('address', 'Address is required.'))
  if (!choice.city) problems.push(at('city', 'City is required.'))
  if (!isStateOfAddress(choice.state ?? '')) problems.push(at('state', 'State is required.'))
  if (!ZIP.test(choice.zip ?? '')) problems.push(at('zip', 'Please enter a valid zip code.'))
  if (choice.receivingAccount === '') problems.push(at('receivingAccount', 'Receiving Account is required.'))
  return problems
}

/** The highest whole percent for federal tax; `residenceState` is null while unknown. */
export function maximumFederal(draft: Amounts, residenceState: string | null, eligibility: Eligibility): number {
  const payment = paymentOf(eligibility, {
    amount: draft.amount_cents ?? 0n,
    federal: 0n,
    isFullAmount: draft.is_full_amount ?? false,
    evidenceOf: draft.evidence_of,
  })
  return maximumFederalPercent(payment, residenceRule(residenceState, eligibility))
}

/** A territory or a military mail region is accepted only if it is in the owner's mailing address. */
export function residenceProblems(state: string, mailingState: string | undefined): Problem[] {
  return isStateOfUnion(state) || state === mailingState ? [] : [at('residenceState', 'Please select a state')]
}

/** Federal tax is 0 or a whole percent between the custodian's minimum and the maximum for the state of residence. */
export function federalProblems(
  draft: Amounts,
  choice: { federal: bigint; residenceState: string },
  eligibility: Eligibility,
): Problem[] {
  const rule = residenceRule(choice.residenceState, eligibility)
  if (rule === null)
    return [at('residenceState', noRuleText(eligibility.stateRules, choice.residenceState, eligibility.today))]
  const maximum = maximumFederal(draft, choice.residenceState, eligibility)
  const taxedBy = maximum < maximumFederal(draft, null, eligibility) ? rule.name : null
  const percents = { least: eligibility.federalMinimumPercent, most: maximum, taxedBy }
  const problem = federalProblem(draft.amount_cents ?? 0n, choice.federal, percents)
  return problem ? [problem] : []
}

/** Bounds of the draft's state tax; null until the federal page is complete. */
export function stateBounds(
  draft: Amounts & Pick<Draft, 'federal_cents' | 'residence_state'>,
  eligibility: Eligibility,
): StateWithholding | null {
  const rule = residenceRule(draft.residence_state, eligibility)
  if (!rule || draft.amount_cents === null || draft.federal_cents === null) return null
  return stateWithholding(
    rule,
    paymentOf(eligibility, {
      amount: draft.amount_cents,
      federal: draft.federal_cents,
      isFullAmount: draft.is_full_amount ?? false,
      evidenceOf: draft.evidence_of,
    }),
  )
}

/**
 * An opt-out is stored as 0 and must be allowed by law and by the portal. Otherwise the state tax must be within its
 * minimum and maximum.
 */
export function stateProblems(
  draft: Amounts & Pick<Draft, 'federal_cents' | 'residence_state'>,
  choice: { amount: bigint; optOut: boolean },
  eligibility: Eligibility,
): Problem[] {
  const bounds = stateBounds(draft, eligibility)
  if (!bounds) return [refusal('Please complete the earlier steps first.')]
  if (choice.optOut)
    return bounds.canOptOut && bounds.canModify
      ? []
      : [at('stateOptOut', 'Opting out of state withholding is not possible')]
  const highest = bounds.canModify ? bounds.maximum : bounds.minimum
  if (choice.amount < bounds.minimum)
    return [at('stateTaxAmount', `Number must be greater than or equal to ${formatCents(bounds.minimum)}`)]
  if (choice.amount > highest) return [at('stateTaxAmount', `Enter ${formatCents(highest)} or less.`)]
  const parts = { amount: draft.amount_cents ?? 0n, federal: draft.federal_cents ?? 0n, state: choice.amount }
  return netAmount({ ...parts, fee: eligibility.fee }) < 1n ? [refusal(NOTHING_TO_PAY)] : []
}

/**
 * Applies the percentage of federal tax to another amount, if it is a whole percent. Any other federal tax stays
 * unchanged.
 */
export function federalOfNewAmount(from: { amount: bigint; federal: bigint }, amount: bigint): bigint {
  if (from.amount === amount) return from.federal
  const percent = federalPercent(from.amount, from.federal)
  return percent === null ? from.federal : percentOf(amount, percent)
}
