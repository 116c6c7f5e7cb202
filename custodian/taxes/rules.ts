import { readFileSync } from 'node:fs'
import { z } from 'zod'
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
  exemptAtAge: z.number().optional(),
  effectiveFrom: date.optional(),
  effectiveTo: date.optional(),
})

type Row = z.infer<typeof row>

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
  effectiveFrom: string
  effectiveTo: string
}

export type StateRules = readonly StateRule[]

const shipped = new URL('./state-withholding.json', import.meta.url)

/**
 * Reads a table of state rules. Every rate is data with a source: an operator may replace the shipped table
 * (STATE_WITHHOLDING_FILE). One state may have several rows as long as their dates do not overlap.
 * @throws when the file is not such a table
 */
export function loadStateRules(file?: string): StateRules {
  return readStateRules(JSON.parse(readFileSync(file ?? shipped, 'utf8')))
}

const known = new Map<string | null, StateRules>()

/** The rules of this custodian, read once: the operator's table where one is given. @throws as above */
export function stateRulesOf({ stateWithholdingFile: file }: Pick<Config, 'stateWithholdingFile'>): StateRules {
  const rules = known.get(file) ?? loadStateRules(file ?? undefined)
  known.set(file, rules)
  return rules
}

/** The same from parsed JSON. */
export function readStateRules(json: unknown): StateRules {
  const rules = z.array(row).parse(json).map(toRule)
  for (const [index, rule] of rules.entries()) {
    if (rule.effectiveFrom > rule.effectiveTo) throw new Error(`${rule.state}: effectiveFrom is after effectiveTo`)
    const clash = rules.slice(index + 1).some((other) => other.state === rule.state && overlap(rule, other))
    if (clash) throw new Error(`${rule.state}: two withholding rules are in force on the same day`)
  }
  return rules
}

/** The rule of a state on the day of payment, or null for a state the table does not know. The payment date decides, never the request date. */
export function ruleFor(rules: StateRules, state: string, paymentDate: string): StateRule | null {
  return (
    rules.find(
      (rule) => rule.state === state && rule.effectiveFrom <= paymentDate && paymentDate <= rule.effectiveTo,
    ) ?? null
  )
}

function overlap(a: StateRule, b: StateRule): boolean {
  return a.effectiveFrom <= b.effectiveTo && b.effectiveFrom <= a.effectiveTo
}

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
    effectiveFrom: from.effectiveFrom ?? '0001-01-01',
    effectiveTo: from.effectiveTo ?? '9999-12-31',
  }
}
