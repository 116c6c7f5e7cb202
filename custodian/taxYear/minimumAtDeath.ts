import type { MinimumAtDeath } from '../../contract/deathClaims.ts'
import { dayOfDeath } from '../owners/death.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { fromCents } from '../platform/money.ts'
import { atLeastNothing, distributed, requiredNow, yearOfOwner } from '../minimums/minimums.ts'
import { payoutsBetween } from '../minimums/payouts.sql.ts'

/**
 * The part of the minimum of the year of death that recipients must take by the end of that year, in dollars by
 * account (Publication 590-B). Includes the part of a first minimum that was open when the year began. The tax on a
 * missed part is waived if it is taken by the end of the next year (26 CFR 54.4974-1(g)(3)), so payments count until
 * then. Empty before the death is confirmed.
 *
 * The owner could take the total from any of the Traditional IRAs. What the owner had not taken of it falls to the
 * recipients of each account in proportion to its required amount (Treas. Reg. 1.408-8 as amended on July 19, 2024,
 * T.D. 10001).
 */
export async function minimumsAtDeath(db: Db | Tx, ownerId: number): Promise<ReadonlyMap<number, MinimumAtDeath>> {
  const diedOn = await dayOfDeath(db, ownerId)
  if (diedOn === null) return new Map()
  const year = Number(diedOn.slice(0, 4))
  const own = await yearOfOwner(db, ownerId, year)
  if (own.minimums.length === 0) return new Map()
  const [dueOn, waivedUntil] = [`${year}-12-31`, `${year + 1}-12-31`]
  const payouts = await payoutsBetween(db, own.accountIds, { first: `${year}-01-01`, last: waivedUntil })
  const toOwner = payouts.filter(({ payee_id: payee, paid_on: day }) => payee === null && day <= dueOn)
  const toRecipients = payouts.filter(({ payee_id: payee }) => payee !== null)
  const required = new Map(
    Map.groupBy(own.minimums, ({ accountId }) => accountId)
      .entries()
      .map(([accountId, of]) => [accountId, requiredNow(of)]),
  )
  const parts = sharedOut(atLeastNothing(own.required - distributed(toOwner)), required)
  const paidFrom = (accountId: number, of: typeof payouts) =>
    distributed(of.filter(({ account_id: id }) => id === accountId))
  return new Map(
    required.entries().map(([accountId, cents]) => {
      const taken = paidFrom(accountId, toRecipients)
      return [
        accountId,
        {
          year,
          required: fromCents(cents),
          paidToOwner: fromCents(paidFrom(accountId, toOwner)),
          paidToRecipients: fromCents(taken),
          remaining: fromCents(atLeastNothing((parts.get(accountId) ?? 0n) - taken)),
          dueOn,
          waivedUntil,
        },
      ]
    }),
  )
}

/** Shares cents out in proportion to the weights, rounded down; the last one takes the remainder. */
function sharedOut(cents: bigint, weights: ReadonlyMap<number, bigint>): Map<number, bigint> {
  let [left, weight] = [cents, weights.values().reduce((sum, of) => sum + of, 0n)]
  return new Map(
    weights.entries().map(([id, of]) => {
      const part = weight === 0n ? 0n : (left * of) / weight
      left -= part
      weight -= of
      return [id, part]
    }),
  )
}
