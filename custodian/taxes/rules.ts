import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { StateElection } from '../../contract/stateForms.ts'
import { isOutsideStates, OUTSIDE_STATES } from '../../contract/usStates.ts'
import { addDays } from '../platform/calendar/bankDays.ts'
import type { Config } from '../platform/config/config.ts'

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const row = z.object({
  state: z.string().length(2),
  name: z.string().min(1),
  category: z.enum([
    'none',
    'voluntary',
    'mandatory_with_federal',
    'mandatory_with_federal_opt_out',
    'mandatory_opt_out',
    'mandatory_lump_sum',
    'mandatory_early_opt_out',
  ]),
  basis: z.enum(['none', 'gross', 'federal']),
  minimumRate: z.number().min(0).max(100),
  requiresForm: z.string().nullable(),
  /** If false, an amount below the minimum needs the state's own form, which the portal cannot accept. */
  portalTakesForm: z.boolean().default(true),
  minimumDollarAmount: z.number().optional(),
  lumpSumDollarThreshold: z.number().optional(),
  lumpSumPercentOfBalance: z.number().optional(),
  /** The state requires no withholding from owners who reach this age by December 31 of the year. */
  exemptAtAge: z.number().optional(),
  /** The state requires no withholding from owners born before this year. */
  exemptBornBefore: z.number().optional(),
  /** The state requires no withholding from payments to a disabled owner. */
  exemptIfDisabled: z.boolean().default(false),
  /** Choices that a payee may make on the state's own form. NONE means no withholding. */
  formElection: z
    .object({
      form: z.string().min(1),
      takes: z.array(z.enum(['NONE', 'AMOUNT', 'PERCENT'])).min(1),
      minimumDollarAmount: z.number().positive().optional(),
      source: z.string().min(1),
      checkedOn: date,
    })
    .optional(),
  /**
   * The first day of payment to which the row applies. The row applies until the state's next row begins, unless
   * `effectiveTo` is given.
   */
  effectiveFrom: date,
  effectiveTo: date.optional(),
  /**
   * The last year for which the row was checked against the state's own text; by default the year of
   * `effectiveFrom`.
   */
  taxYear: z.int().optional(),
})

type Row = z.infer<typeof row>

export interface FormElection {
  form: string
  takes: readonly StateElection[]
  /** The smallest amount, other than 0, that the form allows. */
  minimumCents: bigint
  source: string
  checkedOn: string
}

/** The withholding rule of one state for a period. Rates are in basis points, amounts in cents, dates inclusive. */
export interface StateRule {
  state: string
  name: string
  category: Row['category']
  basis: Row['basis']
  minimumBasisPoints: number
  form: string | null
  portalTakesForm: boolean
  minimumCents: bigint
  lumpSumThresholdCents: bigint | null
  lumpSumPercentOfBalance: number | null
  exemptAtAge: number | null
  exemptBornBefore: number | null
  exemptIfDisabled: boolean
  /** Choices that a payee may make on the state's form; null if the portal supports no form of the state. */
  formElection: FormElection | null
  effectiveFrom: string
  effectiveTo: string
  /** The last year for which the rule is known to be correct. */
  taxYear: number
  /** In strict mode, the last day of payment on which the rule may be used; otherwise null. */
  refusedAfter: string | null
}

/** The rule that applies to a payment. `outdatedFor` is the payment's year if only an older rule exists. */
export interface RuleInForce extends StateRule {
  outdatedFor: number | null
}

export type StateRules = readonly StateRule[]

const shipped = new URL('./state-withholding.json', import.meta.url)

/**
 * Reads a table of state rules. Every rate has a source. An operator may replace the included table
 * (STATE_WITHHOLDING_FILE). A state has one row per period.
 * @throws if the file is not such a table
 */
export function loadStateRules(file?: string): StateRules {
  return readStateRules(JSON.parse(readFileSync(file ?? shipped, 'utf8')))
}

const known = new Map<string, StateRules>()

/**
 * The rules of this custodian, read once: the operator's table if given, otherwise the included one. In strict mode
 * (STATE_TABLE_STRICT), a rule ends with the last year for which it is known to be correct.
 * @throws as loadStateRules
 */
export function stateRulesOf({
  stateWithholdingFile: file,
  stateTableStrict: isStrict,
}: Pick<Config, 'stateWithholdingFile' | 'stateTableStrict'>): StateRules {
  const key = `${isStrict} ${file}`
  const rules = known.get(key) ?? endingIf(isStrict, loadStateRules(file ?? undefined))
  known.set(key, rules)
  return rules
}

const endingIf = (isStrict: boolean, rules: StateRules): StateRules =>
  isStrict ? rules.map((rule) => ({ ...rule, refusedAfter: `${rule.taxYear}-12-31` })) : rules

/** Validates parsed JSON as a table of rules. */
export function readStateRules(json: unknown): StateRules {
  const rules = z.array(row).parse(json).map(toRule)
  for (const ofState of Map.groupBy(rules, ({ state }) => state).values()) endEach(ofState)
  return rules
}

/**
 * Ends each row of one state on the day before the state's next row begins.
 * @throws if two rules apply on the same day
 */
function endEach(rules: StateRule[]): void {
  rules.sort((one, other) => (one.effectiveFrom < other.effectiveFrom ? -1 : 1))
  for (const [index, rule] of rules.entries()) {
    const { state, effectiveFrom: from, effectiveTo: to } = rule
    if (from > to) throw new Error(`${state}: effectiveFrom is after effectiveTo`)
    const next = rules[index + 1]
    if (!next) continue
    if (next.effectiveFrom === from || (to !== OPEN_END && to >= next.effectiveFrom))
      throw new Error(`${state}: two withholding rules are in force on the same day`)
    rule.effectiveTo = addDays(next.effectiveFrom, -1)
  }
}

/**
 * The rule of a state on the day of payment, not of the request. Null for an unknown state, and in strict mode
 * without a rule for the year. Otherwise the newest rule still applies, and `outdatedFor` is the year. Territories
 * and military mail regions have no state withholding unless the operator's table has a row for them.
 */
export function ruleFor(rules: StateRules, state: string, paymentDate: string): RuleInForce | null {
  const known = rules.filter((rule) => rule.state === state)
  if (known.length === 0) return isOutsideStates(state) ? nothingWithheld(state, paymentDate) : null
  const begun = known.filter((rule) => rule.effectiveFrom <= paymentDate)
  const rule = begun.reduce<StateRule | null>(
    (newest, one) => (newest && newest.effectiveFrom > one.effectiveFrom ? newest : one),
    null,
  )
  if (!rule || (rule.refusedAfter !== null && rule.refusedAfter < paymentDate)) return null
  const year = yearOf(paymentDate)
  return { ...rule, outdatedFor: rule.taxYear < year || rule.effectiveTo < paymentDate ? year : null }
}

const nothingWithheld = (state: keyof typeof OUTSIDE_STATES, paymentDate: string): RuleInForce => ({
  ...toRule({
    state,
    name: OUTSIDE_STATES[state],
    category: 'none',
    basis: 'none',
    minimumRate: 0,
    requiresForm: null,
    portalTakesForm: true,
    exemptIfDisabled: false,
    effectiveFrom: `${yearOf(paymentDate)}-01-01`,
  }),
  outdatedFor: null,
})

/** The message to the payee if no rule applies. */
export function noRuleText(rules: StateRules, state: string, paymentDate: string): string {
  return rules.some((rule) => rule.state === state)
    ? `The state withholding table of ${yearOf(paymentDate)} is not available yet. Please try again later.`
    : 'Please select a state'
}

/** The message to the payee next to amounts calculated by an older table; null if the table is current. */
export function outdatedText({ outdatedFor, taxYear }: RuleInForce): string | null {
  if (outdatedFor === null) return null
  return `The state withholding rules of ${outdatedFor} are not available yet; those of ${taxYear} are used.`
}

/** Month and day from which operators are warned that the next year's table is missing. */
const TOLD_FROM = '12-01'

/** States without a table for the day's year, and in December for the next year; null if none is missing. */
export function missingTable(rules: StateRules, day: string): { year: number; states: string[] } | null {
  const year = yearOf(day) + (day.slice(5) >= TOLD_FROM ? 1 : 0)
  const states = [...Map.groupBy(rules, ({ state }) => state)].flatMap(([state, of]) =>
    of.some(({ taxYear }) => taxYear >= year) ? [] : [state],
  )
  return states.length === 0 ? null : { year, states: states.toSorted() }
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** The end of a row without `effectiveTo`. */
const OPEN_END = '9999-12-31'

function toRule(from: Row): StateRule {
  const cents = (amount: number) => BigInt(Math.round(amount * 100))
  return {
    state: from.state,
    name: from.name,
    category: from.category,
    basis: from.basis,
    minimumBasisPoints: Math.round(from.minimumRate * 100),
    form: from.requiresForm,
    portalTakesForm: from.portalTakesForm,
    minimumCents: cents(from.minimumDollarAmount ?? 0),
    lumpSumThresholdCents: from.lumpSumDollarThreshold === undefined ? null : cents(from.lumpSumDollarThreshold),
    lumpSumPercentOfBalance: from.lumpSumPercentOfBalance ?? null,
    exemptAtAge: from.exemptAtAge ?? null,
    exemptBornBefore: from.exemptBornBefore ?? null,
    exemptIfDisabled: from.exemptIfDisabled,
    formElection: from.formElection
      ? { ...from.formElection, minimumCents: cents(from.formElection.minimumDollarAmount ?? 0.01) }
      : null,
    effectiveFrom: from.effectiveFrom,
    effectiveTo: from.effectiveTo ?? OPEN_END,
    taxYear: from.taxYear ?? yearOf(from.effectiveFrom),
    refusedAfter: null,
  }
}
