import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { calls } from '../../contract/calls.ts'
import { isDay, isMoment } from '../../contract/fields.ts'
import { checkOf } from '../../contract/check.ts'
import { answersOf, nearAnswersOf } from '../../contract/testing.answers.ts'
import { tolerant } from './tolerant.ts'

const endpoints = Object.values(calls).flatMap(({ name, response }) => {
  const check = response && checkOf(response)
  return response ? [{ name, response, check }] : []
})
const checked = endpoints.flatMap(({ check, ...endpoint }) => (check ? [{ ...endpoint, check }] : []))
/** Without what is null: a key that may be left out is as good as that. */
const bare = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (_, item: unknown) => (item === null ? undefined : item)) ?? 'null') as unknown

const OPTIONS = { seed: 20_261, numRuns: 60 }

describe('what is handed on as it is', () => {
  test.each(checked)('is what the parser would make of it: $name', ({ response, check }) => {
    expect.hasAssertions()
    const parser = tolerant(response)
    fc.assert(
      fc.property(nearAnswersOf(response), (generated) => {
        const value: unknown = generated === undefined ? null : JSON.parse(JSON.stringify(generated))
        expect(bare(check(value) ? parser.parse(value) : value)).toEqual(bare(value))
      }),
      OPTIONS,
    )
  })

  test.each(checked)('are the answers that the contract describes: $name', ({ response, check }) => {
    expect.hasAssertions()
    fc.assert(
      fc.property(answersOf(response), (value) => {
        expect(response.safeParse(value).success && !check(value)).toBe(false)
      }),
      OPTIONS,
    )
  })

  test('are the answers of nearly all calls', () => {
    expect(checked.length).toBeGreaterThan(endpoints.length * 0.9)
  })

  test.each([
    ['a key more', { a: 1, b: 'x', more: 1 }],
    ['a key less', { b: 'x' }],
    ['a null', { a: null, b: 'x' }],
    ['another type', { a: '1', b: 'x' }],
    ['a key of the language', JSON.parse('{"a":1,"b":"x","__proto__":{"a":1}}')],
    ['a list', [1, 'x']],
  ])('is no object with %s', (_, value) => {
    expect(checkOf(z.strictObject({ a: z.int(), b: z.string() }))?.(value)).toBe(false)
  })
})

describe('days and moments', () => {
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

  test('are told by hand as zod tells them by its patterns', () => {
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
