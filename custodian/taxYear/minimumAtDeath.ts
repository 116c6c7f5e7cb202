import type { MinimumAtDeath } from '../../contract/deathClaims.ts'
import { dayOfDeath } from '../owners/death.ts'
import type { Db, Tx } from '../platform/db/connect.ts'
import { fromCents } from '../platform/money.ts'
import { atLeastNothing, distributed, minimumsOfOwner, requiredNow } from '../minimums/minimums.ts'
import { payoutsBetween } from '../minimums/payouts.sql.ts'

/**
 * The part of the minimum of the year of death that recipients must take by the end of that year, in dollars by
 * account (Publication 590-B). Includes the part of a first minimum that was open when the year began. The tax on a missed part is waived if it is taken by the end of the next year (26 CFR
 * 54.4974-1(g)(3)), so payments count until then. Empty before the death is confirmed.
 */
export async function minimumsAtDeath(db: Db | Tx, ownerId: number): Promise<ReadonlyMap<number, MinimumAtDeath>> {
  const diedOn = await dayOfDeath(db, ownerId)
  if (diedOn === null) return new Map()
  const year = Number(diedOn.slice(0, 4))
  const minimums = await minimumsOfOwner(db, ownerId, year)
  if (minimums.length === 0) return new Map()
  const [dueOn, waivedUntil] = [`${year}-12-31`, `${year + 1}-12-31`]
  const byAccount = Map.groupBy(minimums, ({ accountId }) => accountId)
  const ids = [...byAccount.keys()]
  const payouts = await payoutsBetween(db, ids, { first: `${year}-01-01`, last: waivedUntil })
  return new Map(
    byAccount.entries().map(([accountId, ofAccount]) => {
      const required = requiredNow(ofAccount)
      const of = payouts.filter(({ account_id: id }) => id === accountId)
      const toOwner = distributed(of.filter(({ payee_id: payee, paid_on: day }) => payee === null && day <= dueOn))
      const toRecipients = distributed(of.filter(({ payee_id: payee }) => payee !== null))
      return [
        accountId,
        {
          year,
          required: fromCents(required),
          paidToOwner: fromCents(toOwner),
          paidToRecipients: fromCents(toRecipients),
          remaining: fromCents(atLeastNothing(required - toOwner - toRecipients)),
          dueOn,
          waivedUntil,
        },
      ]
    }),
  )
}
