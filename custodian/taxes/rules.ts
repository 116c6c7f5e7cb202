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
  /** false: the state's own form is needed for less than the minimum, and the portal cannot take it. */
  portalTakesForm: z.boolean().default(true),
  minimumDollarAmount: z.number().optional(),
  lumpSumDollarThreshold: z.number().optional(),
  lumpSumPercentOfBalance: z.number().optional(),
  /** The state asks for nothing from owners of this age on December 31 of the year. */
  exemptAtAge: z.number().optional(),
  /** The state asks for nothing from owners born before this year. */
  exemptBornBefore: z.number().optional(),
  /** Payments to a disabled owner are exempt. */
  exemptIfDisabled: z.boolean().default(false),
  /** The state's own form, where a payee may choose something else by it; NONE: no withholding. */
  formElection: z
    .object({
      form: z.string().min(1),
      takes: z.array(z.enum(['NONE', 'AMOUNT', 'PERCENT'])).min(1),
      minimumDollarAmount: z.number().positive().optional(),
      source: z.string().min(1),
      checkedOn: date,
    })
    .optional(),
  /** The day of payment from which the row counts; it ends with the next row of its state unless it says so itself. */
  effectiveFrom: date,
  effectiveTo: date.optional(),
  /** The last year that the row was held against the state's own text for; without it the year from which it counts. */
  taxYear: z.int().optional(),
})

type Row = z.infer<typeof row>

export interface FormElection {
  form: string
  takes: readonly StateElection[]
  /** The least amount other than 0. */
  minimumCents: bigint
  source: string
  checkedOn: string
}

/** The withholding rule of one state in one span of time. Rates in basis points, amounts in cents, dates inclusive. */
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
  /** What a payee may choose by the state's form; null: no form of the state is obeyed. */
  formElection: FormElection | null
  effectiveFrom: string
  effectiveTo: string
  /** The last year that it is known to be right for. */
  taxYear: number
  /** The last day of payment it may be used on, where a table of the year must be there. */
  refusedAfter: string | null
}

/** The rule that a payment goes by, and the year for which there is none and an older one stays in use. */
export interface RuleInForce extends StateRule {
  outdatedFor: number | null
}

export type StateRules = readonly StateRule[]

const shipped = new URL('./state-withholding.json', import.meta.url)

/**
 * Reads a table of state rules. Every rate is data with a source: an operator may replace the shipped table
 * (STATE_WITHHOLDING_FILE). A state has a row for each span of days with another rule.
 * @throws when the file is not such a table
 */
export function loadStateRules(file?: string): StateRules {
  return readStateRules(JSON.parse(readFileSync(file ?? shipped, 'utf8')))
}

const known = new Map<string, StateRules>()

/**
 * The rules of this custodian, read once: the operator's table where one is given. Where a table must be there for the
 * year (STATE_TABLE_STRICT), a row ends with the last year it is known to be right for. @throws as above
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

/** The same from parsed JSON. */
export function readStateRules(json: unknown): StateRules {
  const rules = z.array(row).parse(json).map(toRule)
  for (const ofState of Map.groupBy(rules, ({ state }) => state).values()) endEach(ofState)
  return rules
}

/** Ends each row of one state on the day before the next begins. @throws when two are in force on one day */
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
 * The rule of a state on the day of payment, which decides and never that of the request; null for a state the table does
 * not know, and where a table of the year must be there and is not. Without one the newest stays in use and says so.
 * Territories and regions of military mail have no state withholding unless the operator's table has a row for them.
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

/** What whoever is paid reads when there is no rule to go by. */
export function noRuleText(rules: StateRules, state: string, paymentDate: string): string {
  return rules.some((rule) => rule.state === state)
    ? `The state withholding table of ${yearOf(paymentDate)} is not available yet. Please try again later.`
    : 'Please select a state'
}

/** What whoever is paid reads beside figures by an older table; null when they are by that of the year. */
export function outdatedText({ outdatedFor, taxYear }: RuleInForce): string | null {
  if (outdatedFor === null) return null
  return `The state withholding rules of ${outdatedFor} are not available yet; those of ${taxYear} are used.`
}

/** From this day on operators are told that the table of the next year is missing. */
const TOLD_FROM = '12-01'

/** States without a table for the year of a day, in December for the next year; null when none is missing. */
export function missingTable(rules: StateRules, day: string): { year: number; states: string[] } | null {
  const year = yearOf(day) + (day.slice(5) >= TOLD_FROM ? 1 : 0)
  const states = [...Map.groupBy(rules, ({ state }) => state)].flatMap(([state, of]) =>
    of.some(({ taxYear }) => taxYear >= year) ? [] : [state],
  )
  return states.length === 0 ? null : { year, states: states.toSorted() }
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** A row that does not say when it ends. */
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
