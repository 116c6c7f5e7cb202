import { formatCents, percentOf } from '../platform/money.ts'
import { at, type Problem } from '../platform/problem.ts'
import { noRuleText, ruleFor, type StateRules } from './rules.ts'
import { stateWithholding, type Message } from './state.ts'
import type { ElectedByForm } from './stateForm.ts'

/** The smallest amount, in cents, that the calculator, the wizard and the edit form of a rollover accept. */
export const MINIMUM_AMOUNT = 2500n

/** Federal withholding in percent if the owner elects nothing (IRC 3405(b)(1)). */
const DEFAULT_FEDERAL_PERCENT = 10

/** The input of the calculator. Amounts are in cents. */
export interface CalculatorInput {
  state: string | null
  amount: bigint
  /** The chosen federal tax in cents; null for the default. */
  desiredFederal: bigint | null
  isEarly: boolean
  isTaxDeferred: boolean
  isEntire: boolean
  /** The state forms of the customer who calls. */
  forms: readonly ElectedByForm[]
  /** The setting FEDERAL_MINIMUM_PERCENT of this custodian. */
  federalMinimumPercent: number
}

/** The answer of the calculator. Amounts are in cents. The text explains every amount and is never empty. */
export interface CalculatorResult {
  federal: bigint
  minimumState: bigint
  maximumState: bigint
  canOptOut: boolean
  canModify: boolean
  messageCodes: string[]
  messageOutput: string
}

/**
 * Estimates the withholding on a gross distribution of `amount`. The net amount is the remainder; nothing is grossed
 * up. The 10% additional tax on an early distribution is only mentioned, because it is assessed on the owner's
 * return (IRC 72(t)).
 */
export function calculate(input: CalculatorInput, rules: StateRules, paymentDate: string): CalculatorResult | Problem {
  const { amount } = input
  if (amount < MINIMUM_AMOUNT) return at('withdrawalAmount', 'Withdrawal amount must be at least $25.00')
  if (input.desiredFederal !== null && input.desiredFederal < 0n)
    return at('desiredFederalWithholdingAmount', 'Number must be greater than or equal to $0.00')
  if (input.desiredFederal !== null && input.desiredFederal > amount)
    return at('desiredFederalWithholdingAmount', 'Federal withholding cannot be more than the withdrawal amount')
  const rule = input.state === null ? null : ruleFor(rules, input.state, paymentDate)
  if (input.state !== null && rule === null) return at('state', noRuleText(rules, input.state, paymentDate))

  const { federal, raised } = federalWithholding(input)
  const messages = [...raised, ...earlyMessages(input)]
  const state =
    rule &&
    stateWithholding(rule, {
      amount,
      federal,
      fee: 0n,
      isRoth: !input.isTaxDeferred,
      isEarly: input.isEarly,
      isDisabled: false,
      isEntire: input.isEntire,
      balance: null,
      ageAtYearEnd: null,
      bornIn: null,
      forms: input.forms,
    })
  if (state) messages.push(...state.messages)
  else messages.push({ code: 'NO_STATE', text: 'Choose a state to see its withholding.' })
  return {
    federal,
    minimumState: state?.minimum ?? 0n,
    maximumState: state?.maximum ?? 0n,
    canOptOut: state?.canOptOut ?? false,
    canModify: state?.canModify ?? false,
    messageCodes: messages.map(({ code }) => code),
    messageOutput: messages.map(({ text }) => text).join(' '),
  }
}

function federalWithholding(input: CalculatorInput): { federal: bigint; raised: Message[] } {
  if (input.desiredFederal === null) {
    const federal = input.isTaxDeferred ? percentOf(input.amount, DEFAULT_FEDERAL_PERCENT) : 0n
    return { federal, raised: [] }
  }
  const least = percentOf(input.amount, input.federalMinimumPercent)
  if (input.desiredFederal === 0n || input.desiredFederal >= least) return { federal: input.desiredFederal, raised: [] }
  const text = `Federal withholding is raised to ${formatCents(least)}, the minimum unless you opt out.`
  return { federal: least, raised: [{ code: 'FED_RAISED', text }] }
}

function earlyMessages(input: CalculatorInput): Message[] {
  if (!input.isEarly) return []
  if (!input.isTaxDeferred)
    return [{ code: 'ROTH_EARLY', text: 'Earnings may be taxed and subject to a 10% additional tax.' }]
  const tax = formatCents(percentOf(input.amount, 10))
  const text = `A 10% additional federal tax of ${tax} may apply because you are under age 59 1/2; it is not withheld.`
  return [{ code: 'EARLY_10PCT', text }]
}
