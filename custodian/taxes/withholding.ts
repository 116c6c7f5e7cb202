import { formatCents, percentOf } from '../platform/money.ts'
import { at, type Problem } from '../platform/problem.ts'
import type { StateRule } from './rules.ts'
import { uncappedStateMinimum, type Payment } from './state.ts'

/** The message to the owner if withholding and fee use up the amount. */
export const NOTHING_TO_PAY = 'The withholding and fee leave nothing to pay.'

/**
 * The net payment to the owner, in cents. The amount is the total that leaves the account, including the fee, for
 * every kind of request.
 */
export function netAmount(parts: { amount: bigint; federal: bigint; state: bigint; fee: bigint }): bigint {
  return parts.amount - parts.federal - parts.state - parts.fee
}

/**
 * The highest whole percent of federal tax that leaves at least a cent after fee and state minimum; 0 if nothing
 * would be left. `rule` is null while the state of residence is unknown.
 */
export function maximumFederalPercent(payment: Omit<Payment, 'federal'>, rule: StateRule | null): number {
  for (let percent = 100; percent > 0; percent--) {
    const federal = percentOf(payment.amount, percent)
    const state = rule ? uncappedStateMinimum(rule, { ...payment, federal }) : 0n
    if (netAmount({ amount: payment.amount, federal, state, fee: payment.fee }) >= 1n) return percent
  }
  return 0
}

/**
 * The whole percent that gives exactly these cents of the amount; null otherwise, because the wizard accepts only
 * whole percents.
 */
export function federalPercent(amount: bigint, federal: bigint): number | null {
  if (amount <= 0n || federal < 0n || federal > amount) return null
  const percent = Number((federal * 100n + amount / 2n) / amount)
  return percentOf(amount, percent) === federal ? percent : null
}

/**
 * The reason why this federal amount cannot be chosen; null if it can. 0 opts out; any other amount is a whole
 * percent from `least` to `most`. `taxedBy` is the state whose tax lowers `most`.
 */
export function federalProblem(
  amount: bigint,
  federal: bigint,
  { least, most, taxedBy }: { least: number; most: number; taxedBy: string | null },
): Problem | null {
  if (federal === 0n) return null
  const percent = federalPercent(amount, federal)
  if (federal < percentOf(amount, least))
    return at('federalTaxAmount', `Number must be greater than or equal to ${least}`)
  if (federal > percentOf(amount, most)) {
    const more = taxedBy === null ? 'More' : `With ${taxedBy}’s tax, more`
    return at('federalTaxAmount', `Enter ${most}% or less. ${more} would leave nothing to pay.`)
  }
  return percent === null ? at('federalTaxAmount', notWhole(amount, federal)) : null
}

/** The message that names the nearest whole percents below and above a federal tax. */
function notWhole(amount: bigint, federal: bigint): string {
  const below = Number((federal * 100n) / amount)
  const of = (percent: number) => `${formatCents(percentOf(amount, percent))} (${percent}%)`
  return `Federal withholding must be a whole percent of the amount: ${of(below)} or ${of(below + 1)}`
}
