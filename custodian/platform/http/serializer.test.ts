import fc from 'fast-check'
import { serializerCompiler as parsing } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { calls } from '../../../contract/calls.ts'
import { nearAnswersOf } from '../../../contract/testing.answers.ts'
import { serializerCompiler } from './serializer.ts'

const answered = Object.values(calls).flatMap(({ name, response }) => (response ? [{ name, response }] : []))

const routeOf = (schema: z.ZodType) => ({ schema, method: 'GET', url: '/', httpStatus: '200' })
/** The serialized text with keys in any order; null for a refused response. */
const sent = (serialize: (answer: unknown) => string, answer: unknown) => {
  try {
    const text: string | undefined = serialize(answer)
    return { answer: text === undefined ? undefined : (JSON.parse(text) as unknown) }
  } catch {
    return null
  }
}

test.each(answered)('serializes or refuses a response exactly as the parser does: $name', ({ response }) => {
  expect.hasAssertions()
  const [serialize, parse] = [serializerCompiler(routeOf(response)), parsing(routeOf(response))]
  fc.assert(
    fc.property(nearAnswersOf(response), (answer) => {
      expect(sent(serialize, answer)).toEqual(sent(parse, answer))
    }),
    { seed: 20_262, numRuns: 60 },
  )
})
