import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { basisPointsOf, divideHalfUp, formatCents, fromCents, percentOf, toCents } from './money.ts'
import { isMoney } from '../../contract/fields.ts'

describe('amounts in cents', () => {
  test('converts cents to numbers and back without loss', () => {
    const amount = fc.bigInt({ min: -(10n ** 13n), max: 10n ** 13n })
    const held = fc.check(fc.property(amount, (cents) => toCents(fromCents(cents)) === cents))
    expect(held.counterexample).toBeNull()
  })

  test('refuses amounts with more than two decimals', () => {
    for (const wrong of [0.001, 1.005, 1e-9, Number.NaN, Infinity, 1e13]) {
      expect(isMoney(wrong)).toBe(false)
      expect(() => toCents(wrong)).toThrow(RangeError)
    }
    expect([0.1, 0.29, 1.1, 8.2, 1234567.89, -25].map(toCents)).toEqual([10n, 29n, 110n, 820n, 123456789n, -2500n])
    expect(() => fromCents(2n ** 53n)).toThrow('too large')
  })
})

describe('a share of an amount', () => {
  test('rounds a share half up to the cent, away from zero', () => {
    expect([percentOf(125n, 10), percentOf(124n, 10), basisPointsOf(5_000_00n, 25), basisPointsOf(-150n, 100)]).toEqual(
      [13n, 12n, 1250n, -2n],
    )
    expect(() => divideHalfUp(1n, 0n)).toThrow('positive')
  })

  test('changes a share by half a cent at most when rounding', () => {
    const held = fc.check(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.bigInt({ min: 0n, max: 10_000n }), (cents, points) => {
        const difference = basisPointsOf(cents, points) * 10_000n - cents * points
        return difference <= 5_000n && difference > -5_000n
      }),
    )
    expect(held.counterexample).toBeNull()
  })
})

test('formats an amount with separators, and a negative one in parentheses', () => {
  expect([0n, 5n, 2_500n, 1_234_567_89n, -2_500n].map(formatCents)).toEqual([
    '$0.00',
    '$0.05',
    '$25.00',
    '$1,234,567.89',
    '($25.00)',
  ])
})
