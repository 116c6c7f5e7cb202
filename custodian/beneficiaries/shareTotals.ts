import { at, type Problem } from '../platform/problem.ts'

export type Share = { isPrimary: boolean | null; amount: number }

const MUST_BE_100 = 'Total must equal 100'
const NOT_ASSIGNED = 'A beneficiary without a group has no percentage'

/** Share in whole percent of one group: true is primary, false is contingent. */
function groupTotal(shares: readonly Share[], isPrimary: boolean): number {
  return shares.filter((share) => share.isPrimary === isPrimary).reduce((total, { amount }) => total + amount, 0)
}

/**
 * Problems of the shares of one account, saved together. A group with members must total 100; a group without members
 * is not checked; a beneficiary outside a group must have 0.
 */
export function allocationProblems(shares: readonly Share[]): Problem[] {
  const loose = shares.flatMap((share, index) =>
    share.isPrimary === null && share.amount !== 0 ? [{ path: [index, 'amount'], message: NOT_ASSIGNED }] : [],
  )
  const wrong = [true, false]
    .filter((group) => shares.some(({ isPrimary }) => isPrimary === group) && groupTotal(shares, group) !== 100)
    .map((group) => at(group ? 'primary' : 'contingent', MUST_BE_100))
  return [...loose, ...wrong]
}

/** Problems of one added beneficiary: the group may total less than 100 until shares are saved, but never more. */
export function additionProblem(existing: readonly Share[], added: Share): Problem | null {
  if (added.isPrimary === null) return added.amount === 0 ? null : at('amount', NOT_ASSIGNED)
  const total = groupTotal([...existing, added], added.isPrimary)
  return total > 100 ? at('amount', MUST_BE_100) : null
}
