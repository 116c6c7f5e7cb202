import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromCents, percentOf, toCents } from '../../custodian/platform/money.ts'
import { federalPercent, netAmount } from '../../custodian/taxes/withholding.ts'
import * as web from '../../web/distributions/wizard/money.ts'

// The web shows net amount and percent while the owner types. The custodian computes the final values, which must be
// equal to the cent.

/** Cents up to a limit at which 100 times the number is still exact in floating point. */
const cents = fc.integer({ min: 0, max: Math.floor(Number.MAX_SAFE_INTEGER / 101) })
const part = fc.integer({ min: 0, max: 1_000_000_00 })
const percent = fc.integer({ min: 0, max: 100 })

test('parses amounts to the same cents in the web and the custodian', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const dollars = fromCents(BigInt(amount))
      expect([BigInt(web.toCents(dollars)), web.toDollars(amount)]).toEqual([toCents(dollars), dollars])
    }),
  )
})

test('shows the same net amount in the web as the custodian pays', () => {
  fc.assert(
    fc.property(cents, part, part, part, (amount, federal, state, fee) => {
      const asDollars = web.netOf({
        amount: web.toDollars(amount),
        federal: web.toDollars(federal),
        state: web.toDollars(state),
        fee: web.toDollars(fee),
      })
      const asCents = netAmount({
        amount: BigInt(amount),
        federal: BigInt(federal),
        state: BigInt(state),
        fee: BigInt(fee),
      })
      expect(asDollars).toBe(fromCents(asCents))
    }),
  )
})

test('calculates a percentage to the same cents in the web and the custodian', () => {
  fc.assert(
    fc.property(cents, percent, (amount, whole) => {
      const expected = percentOf(BigInt(amount), whole)
      const shown = web.percentOf(web.toDollars(amount), whole)
      expect(shown).toBe(fromCents(expected))
      // Below a dollar, several percents round to the same cent.
      if (amount < 100) return
      expect(federalPercent(BigInt(amount), expected)).toBe(whole)
      expect(web.percentFrom(web.toDollars(amount), shown)).toBe(whole)
    }),
  )
})
