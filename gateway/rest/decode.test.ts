import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { calls } from '../../contract/calls.ts'
import { endpointsOf } from '../../contract/endpoint.ts'
import { nearAnswersOf } from '../../contract/testing.answers.ts'
import { decode } from './decode.ts'
import { tolerant } from './tolerant.ts'

const endpoints = Object.values(calls).filter(({ response, csv }) => response !== undefined && !csv)

/** The decoded value, or 'refused' for a response that breaks the contract. */
const outcome = (work: () => unknown) => {
  try {
    return { value: work() }
  } catch {
    return 'refused'
  }
}

describe('an answer of the custodian', () => {
  test.each(endpoints)("decodes $name with compiled code as zod's parser does", (endpoint) => {
    expect.hasAssertions()
    const { response = z.unknown() } = endpoint
    const parser = tolerant(response)
    fc.assert(
      fc.property(nearAnswersOf(response), (generated) => {
        const text = JSON.stringify(generated) ?? 'null'
        const decoded = outcome(() => decode(endpoint, 200, 'application/json', text))
        expect(decoded).toEqual(outcome(() => parser.parse(JSON.parse(text))))
      }),
      { seed: 20_261, numRuns: 60 },
    )
  })

  const endpoint = endpointsOf('test')({
    name: 'test',
    method: 'GET',
    customer: '/api/test',
    summary: 'For tests.',
    response: z.strictObject({ a: z.int(), b: z.string(), day: z.iso.date().nullable() }),
  })
  const good = { a: 1, b: 'x', day: null }

  test.each<[string, string]>([
    ['all keys', JSON.stringify(good)],
    ['a nullable key left out, as null', JSON.stringify({ a: 1, b: 'x' })],
    ['an unknown key, which is dropped', JSON.stringify({ ...good, more: 1 })],
    ['the key __proto__, which is dropped', `{"a":1,"b":"x","__proto__":{"c":1}}`],
  ])('decodes a response with %s', (_, text) => {
    expect(decode(endpoint, 200, 'application/json', text)).toEqual(good)
  })

  test.each<[string, string, string?, number?]>([
    ['that lacks a value', '{"a":1}'],
    ['with a null in a required field', '{"a":null,"b":"x"}'],
    ['with another type', '{"a":"1","b":"x"}'],
    ['with a number that is not whole', '{"a":1.5,"b":"x"}'],
    ['with an integer too large to be exact', '{"a":1e300,"b":"x"}'],
    ['with an invalid date', '{"a":1,"b":"x","day":"2025-02-29"}'],
    ['that is a list', '[1,"x"]'],
    ['that is not JSON', '{"a":1'],
    ['that is empty', ''],
    ['of another media type', JSON.stringify(good), 'text/html'],
    ['that is a redirect', JSON.stringify(good), 'application/json', 302],
  ])(
    'refuses a response %s, and quotes nothing of the response in the error',
    (_, text, type = 'application/json', status = 200) => {
      expect(() => decode(endpoint, status, type, text)).toThrow('UPSTREAM_CONTRACT from test')
    },
  )
})
