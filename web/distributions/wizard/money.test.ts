import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestPercent, netOf, percentFrom, percentOf, percentText } from './money.ts'

describe('the net amount of a distribution', () => {
  it('subtracts federal tax, state tax and fee from the amount', () => {
    expect(netOf({ amount: 1234, federal: 123.4, state: 0, fee: 25 })).toBe(1085.6)
  })

  it('calculates the net amount to the cent', () => {
    expect(netOf({ amount: 0.3, federal: 0.1, state: 0.1, fee: 0.1 })).toBe(0)
    expect(netOf({ amount: 4999.99, federal: 500, state: 199.99, fee: 25 })).toBe(4275)
  })

  it('returns a negative net amount if the fee exceeds the amount', () => {
    expect(netOf({ amount: 25, federal: 2.5, state: 0, fee: 25 })).toBe(-2.5)
  })
})

describe('the federal withholding in percent and in dollars', () => {
  it('rounds a withholding of half a cent up', () => {
    expect(percentOf(333.33, 10)).toBe(33.33)
    expect(percentOf(1234.56, 10)).toBe(123.46)
    expect(percentOf(0.5, 1)).toBe(0.01)
  })

  it('limits the percentage so that at least a cent is left after the fee', () => {
    expect(largestPercent(1000, 25)).toBe(97)
    expect(largestPercent(27.79, 25)).toBe(10)
    expect(largestPercent(27.78, 25)).toBe(9)
    expect(largestPercent(25, 25)).toBe(0)
  })

  it('recovers the percentage from the tax for every possible amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2500, max: 2_000_000_000 }), fc.integer({ min: 0, max: 100 }), (cents, percent) => {
        const amount = cents / 100
        expect(percentFrom(amount, percentOf(amount, percent))).toBe(percent)
      }),
    )
  })
})

describe('the percentage of a tax in dollars', () => {
  it.each([
    [1000, 100, '10%'],
    [500, 6, '1.2%'],
    [1000, 57.5, '5.75%'],
    [300, 100, '33.33%'],
    [0, 0, '0%'],
  ])('shows, for an amount of %d dollars, a tax of %d dollars as %s', (amount, dollars, text) => {
    expect(percentText(amount, dollars)).toBe(text)
  })
})
