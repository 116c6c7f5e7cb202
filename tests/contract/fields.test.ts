import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { isDay, isMoment } from '../../contract/fields.ts'

describe('dates and times', () => {
  const oneOf = (signs: string) => fc.constantFrom(...signs.split(''))
  const digit = oneOf('00112233456789')
  const text = (...parts: (string | fc.Arbitrary<string>)[]) =>
    fc.tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part))).map((all) => all.join(''))
  const rarely = (usual: string) =>
    fc.oneof({ weight: 60, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.string({ maxLength: 2 }) })
  const day = [
    digit,
    digit,
    digit,
    digit,
    rarely('-'),
    fc.constantFrom('0', '1'),
    digit,
    rarely('-'),
    oneOf('0123'),
    digit,
  ]
  const days = fc.oneof(
    text(...day),
    fc
      .tuple(fc.integer({ min: 0, max: 99 }), fc.constantFrom('00', '04', '10', '99'))
      .map(([century, year]) => `${String(century).padStart(2, '0')}${year}-02-29`),
  )
  const time = ['T', oneOf('0123'), digit, rarely(':'), oneOf('056'), digit, rarely(':'), oneOf('056'), digit]
  const moments = text(days, ...time, fc.constantFrom('', '.1', '.123456', '.'), rarely('Z'))

  test("isDay and isMoment accept the same dates and times as zod's patterns", () => {
    expect.hasAssertions()
    const moment = z.regexes.datetime({ precision: null })
    fc.assert(
      fc.property(days, (value) => {
        expect(isDay(value)).toBe(z.regexes.date.test(value))
      }),
      { seed: 1, numRuns: 20_000 },
    )
    fc.assert(
      fc.property(moments, (value) => {
        expect(isMoment(value)).toBe(moment.test(value))
      }),
      { seed: 2, numRuns: 20_000 },
    )
  })
})
