import { outdatedText, type RuleInForce, type StateRule } from './rules.ts'
import { basisPointsOf, formatCents } from '../platform/money.ts'
import { electedOf, type ElectedByForm } from './stateForm.ts'

/** Facts about a payment that decide a state's withholding. Amounts are in cents. */
export interface Payment {
  amount: bigint
  federal: bigint
  /** The fee, deducted from the amount before state tax is limited; 0 in the calculator. */
  fee: bigint
  isRoth: boolean
  isEarly: boolean
  /** The payment is made because the owner is disabled. */
  isDisabled: boolean
  /** The payment empties the account. */
  isEntire: boolean
  /** The balance before the payment; null if unknown. */
  balance: bigint | null
  /**
   * The owner's full years of age on December 31 of the payment's year. If unknown (null), a payment that is not
   * early counts as for age 55 or older, unless it is made for a disability.
   */
  ageAtYearEnd: number | null
  /** The owner's year of birth; null if unknown or if another recipient is paid. */
  bornIn: number | null
  /** The owner's state forms in force; none if another recipient is paid. */
  forms: readonly ElectedByForm[]
}

/** The lowest and highest state tax in cents, the owner's choices, and the reasons as text. */
export interface StateWithholding {
  minimum: bigint
  maximum: bigint
  /** Whether the law allows the owner to opt out. */
  canOptOut: boolean
  /** Whether the portal can accept another amount. If false, the amount is fixed at the minimum. */
  canModify: boolean
  messages: Message[]
}

export interface Message {
  code: string
  text: string
}

interface Rule {
  minimum: bigint
  canOptOut: boolean
  canModify: boolean
  message: Message
}

/**
 * Calculates state withholding on one payment. The maximum is the amount left after federal tax and fee, and the
 * minimum never exceeds it. A Roth payment has no minimum. A state without withholding takes nothing.
 */
export function stateWithholding(rule: RuleInForce, payment: Payment): StateWithholding {
  const left = payment.amount - payment.fee - payment.federal
  const maximum = rule.category === 'none' || left < 0n ? 0n : left
  const { minimum, canOptOut, canModify, message } = categoryRule(rule, payment)
  const outdated = outdatedText(rule)
  const messages = outdated === null ? [message] : [message, { code: 'STATE_OUTDATED', text: outdated }]
  if (minimum <= maximum) return { minimum, maximum, canOptOut, canModify, messages }
  const capped = {
    code: 'CAPPED',
    text: 'State withholding is limited to what is left after federal withholding.',
  }
  return { minimum: maximum, maximum, canOptOut, canModify, messages: [...messages, capped] }
}

/** The state's minimum in cents, before the limit by the amount left. */
export function uncappedStateMinimum(rule: StateRule, payment: Payment): bigint {
  return categoryRule(rule, payment).minimum
}

function categoryRule(rule: StateRule, payment: Payment): Rule {
  const { name } = rule
  if (rule.category === 'none')
    return {
      minimum: 0n,
      canOptOut: false,
      canModify: false,
      message: { code: 'STATE_NONE', text: `${name} has no state withholding for this distribution.` },
    }
  if (payment.isRoth)
    return optional('ROTH_STATE_OPTIONAL', `State withholding is optional for a Roth account in ${name}.`)
  const elected = electedOf(rule, payment.forms, payment.amount)
  if (elected !== null) return byForm(rule, elected)
  switch (rule.category) {
    case 'voluntary':
      return voluntary(rule)
    case 'mandatory_with_federal':
      if (isExempt(rule, payment)) return voluntary(rule)
      return payment.federal > 0n ? followsFederal(rule, payment) : federalOptedOut(rule)
    case 'mandatory_with_federal_opt_out':
      return payment.federal > 0n ? defaultCanOptOut(rule, payment) : federalOptedOut(rule)
    case 'mandatory_opt_out':
      return isExempt(rule, payment) ? voluntary(rule) : defaultByForm(rule, payment)
    case 'mandatory_lump_sum':
      return isLumpSum(rule, payment) ? lumpSum(rule, payment) : voluntary(rule)
    case 'mandatory_early_opt_out':
      return payment.isEarly ? early(rule, payment) : voluntary(rule)
  }
}

function optional(code: string, text: string): Rule {
  return { minimum: 0n, canOptOut: true, canModify: true, message: { code, text } }
}

/** The withholding on the filed form. A smaller amount needs another form. */
function byForm(rule: StateRule, minimum: bigint): Rule {
  const asks = minimum === 0n ? `no withholding of ${rule.name}` : `${formatCents(minimum)} for ${rule.name}`
  const message = { code: 'STATE_FORM', text: `Form ${rule.formElection?.form} on file asks for ${asks}.` }
  return { minimum, canOptOut: minimum === 0n, canModify: true, message }
}

function voluntary(rule: StateRule): Rule {
  return optional('STATE_VOLUNTARY', `State withholding is voluntary in ${rule.name}.`)
}

function federalOptedOut(rule: StateRule): Rule {
  return optional(
    'STATE_FEDERAL_OPTED_OUT',
    `No federal tax is withheld, so state withholding is voluntary in ${rule.name}.`,
  )
}

/** Whether the payment is exempt from state withholding. The owner may still choose an amount. */
function isExempt(rule: StateRule, payment: Payment): boolean {
  const { ageAtYearEnd, bornIn } = payment
  const isNormal = !payment.isEarly && !payment.isDisabled
  const isOfAge = rule.exemptAtAge !== null && (ageAtYearEnd === null ? isNormal : ageAtYearEnd >= rule.exemptAtAge)
  const isBornBefore = rule.exemptBornBefore !== null && bornIn !== null && bornIn < rule.exemptBornBefore
  return isOfAge || isBornBefore || (rule.exemptIfDisabled && payment.isDisabled)
}

function followsFederal(rule: StateRule, payment: Payment): Rule {
  const may = { canOptOut: false, canModify: true }
  const text = (share: string) => `requires at least ${share} because federal tax is withheld.`
  return rated(rule, payment, may, 'STATE_FOLLOWS_FEDERAL', text)
}

function defaultCanOptOut(rule: StateRule, payment: Payment): Rule {
  const may = { canOptOut: true, canModify: true }
  return rated(rule, payment, may, 'STATE_DEFAULT_CAN_OPT_OUT', (share) => `withholds ${share} unless you elect out.`)
}

function defaultByForm(rule: StateRule, payment: Payment): Rule {
  const may = { canOptOut: true, canModify: rule.portalTakesForm }
  const code = `STATE_DEFAULT_FORM ${rule.form}`
  return rated(rule, payment, may, code, (share) => `withholds ${share} unless you file ${rule.form}.`)
}

function lumpSum(rule: StateRule, payment: Payment): Rule {
  const may = { canOptOut: false, canModify: rule.portalTakesForm }
  return rated(rule, payment, may, 'STATE_LUMP_SUM', (share) => `requires ${share} on a lump sum.`)
}

function early(rule: StateRule, payment: Payment): Rule {
  const may = { canOptOut: true, canModify: true }
  const text = (share: string) => `withholds ${share} on an early distribution unless you elect out.`
  return rated(rule, payment, may, 'STATE_EARLY', text)
}

/** The minimum by the state's rate. `text` completes the message with the state's rule. */
function rated(
  rule: StateRule,
  payment: Payment,
  may: Pick<Rule, 'canOptOut' | 'canModify'>,
  code: string,
  text: (share: string) => string,
): Rule {
  const minimum = ratedMinimum(rule, payment)
  return { minimum, ...may, message: { code, text: `${rule.name} ${text(formatCents(minimum))}` } }
}

function ratedMinimum(rule: StateRule, payment: Payment): bigint {
  const rated = basisPointsOf(rule.basis === 'federal' ? payment.federal : payment.amount, rule.minimumBasisPoints)
  return rated < rule.minimumCents ? rule.minimumCents : rated
}

/**
 * Whether the payment is a lump sum: the whole account, or (Connecticut) more than the lesser of $5,000 and half the
 * balance. If the balance is unknown, only $5,000 counts.
 */
function isLumpSum(rule: StateRule, payment: Payment): boolean {
  if (payment.isEntire) return true
  if (rule.lumpSumThresholdCents !== null && payment.amount > rule.lumpSumThresholdCents) return true
  if (rule.lumpSumPercentOfBalance === null || payment.balance === null) return false
  return payment.amount * 100n > payment.balance * BigInt(rule.lumpSumPercentOfBalance)
}
