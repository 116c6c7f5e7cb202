import type { PlanDifference } from '../../contract/bank.ts'
import type { PlanReceivable } from '../plans/planReceivable.sql.ts'
import { planReference } from '../plans/planReceivable.sql.ts'
import { formatCents } from '../platform/money.ts'
import { at, isProblem, type Problem } from '../platform/problem.ts'

/** Parts of a deposit by plan file, in cents. */
interface PlanPart {
  planFileId: number
  cents: bigint
}

/**
 * A person's decision about a deposit that differs from its files: the difference in cents above zero, and its
 * treatment.
 */
export interface NamedDifference {
  cents: bigint
  treatment: PlanDifference
}

/** A booked deposit: the part for each file, and the difference, which belongs to the last file. */
export interface PlanDeposit {
  parts: readonly PlanPart[]
  difference: NamedDifference | null
}

/**
 * Divides a deposit among its files, in order. The deposit must equal the amount owed, unless a person has entered the
 * exact difference. A shortage remains with the last file; a surplus is held for the plan.
 */
export function planDeposit(
  cents: bigint,
  files: readonly PlanReceivable[],
  named: NamedDifference | null,
): PlanDeposit | Problem {
  const owed = files.reduce((sum, { amount_cents }) => sum + amount_cents, 0n)
  const problem = differenceProblem(cents - owed, named)
  if (problem) return problem
  let rest = cents
  const parts = files.map(({ attachment_id: planFileId, amount_cents }) => {
    const part = amount_cents < rest ? amount_cents : rest
    rest -= part
    return { planFileId, cents: part }
  })
  const idle = parts.find((part) => part.cents === 0n)
  if (idle && (named?.treatment !== 'SURPLUS' || parts.length > 1))
    return at('planFileIds', `Nothing of this deposit is left for the file ${planReference(idle.planFileId)}.`)
  return { parts, difference: named }
}

function differenceProblem(off: bigint, named: NamedDifference | null): Problem | null {
  if (off === 0n) return named && at('difference', 'The deposit comes to what is owed of these files.')
  const words = off < 0n ? `${formatCents(-off)} less` : `${formatCents(off)} more`
  if (named === null) return at('planFileIds', `The deposit is ${words} than what is owed of these files.`)
  if (named.cents !== (off < 0n ? -off : off)) return at('difference', `The deposit is ${words} than what is owed.`)
  const isSurplus = named.treatment === 'SURPLUS'
  if (off < 0n && isSurplus) return at('difference', 'A deposit that is short has no surplus.')
  return off > 0n && !isSurplus ? at('difference', 'What came above what is owed is a surplus.') : null
}

/** The treatment of the difference in words for staff; empty if there is no difference. */
export function differenceWords({ difference }: Pick<PlanDeposit, 'difference'>): string {
  if (difference === null) return ''
  const amount = formatCents(difference.cents)
  const words: Readonly<Record<PlanDifference, string>> = {
    STILL_OWED: `${amount} short, still owed`,
    WRITTEN_OFF: `${amount} short, written off`,
    SURPLUS: `${amount} over, held as overpaid`,
  }
  return `, ${words[difference.treatment]}`
}

/**
 * The parts of a validated deposit.
 * @throws Error if the deposit was not validated before
 */
export function bookable(deposit: PlanDeposit | Problem): PlanDeposit {
  if (isProblem(deposit)) throw new Error('a deposit of a plan that does not come to its files')
  return deposit
}
