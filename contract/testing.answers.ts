import fc from 'fast-check'
import * as z from 'zod'

type Shape = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
}

/** Values that match a JSON schema. */
function valuesOf(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(valuesOf))
  if (shape.type === 'array') return fc.array(valuesOf(shape.items ?? {}), { maxLength: 3 })
  if (shape.type === 'object') {
    const fields = Object.entries(shape.properties ?? {}).map(([key, value]) => [key, valuesOf(value)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: shape.required ?? [], noNullPrototype: true })
  }
  if (shape.type === 'integer') return fc.integer()
  if (shape.type === 'number') return fc.integer().map((cents) => cents / 100)
  if (shape.type === 'boolean') return fc.boolean()
  if (shape.type !== 'string') return fc.constant(null)
  if (shape.format === 'date') return fc.constantFrom('2024-02-29', '1999-12-31')
  return shape.format === 'date-time' ? fc.constant('2026-01-02T03:04:05.678Z') : fc.string()
}

/** Generates the same value with one part replaced, removed or added. */
const spoilt = (value: unknown): fc.Arbitrary<unknown> => {
  const other = fc.constantFrom<unknown>(null, undefined, '', 'x', 7, 0.5, true, [], {}, '2023-02-29', 2 ** 60)
  if (typeof value !== 'object' || value === null) return other
  const entries = Object.entries(value)
  const added = fc.constant({ ...value, more: 1 })
  if (entries.length === 0) return fc.oneof(other, added)
  return fc.oneof(
    { weight: 1, arbitrary: other },
    { weight: 1, arbitrary: added },
    {
      weight: 6,
      arbitrary: fc.constantFrom(...entries).chain(([key, item]) =>
        spoilt(item).map((changed) => {
          const copy = structuredClone(value) as Record<string, unknown>
          copy[key] = changed
          return copy
        }),
      ),
    },
  )
}

/** Responses that match the contract. */
const answersOf = (response: z.ZodType): fc.Arbitrary<unknown> =>
  valuesOf(z.toJSONSchema(response, { unrepresentable: 'any', io: 'output' }) as Shape)

/** Valid responses, and nearly valid ones. */
export const nearAnswersOf = (response: z.ZodType): fc.Arbitrary<unknown> =>
  answersOf(response).chain((value) => fc.oneof(fc.constant(value), spoilt(value)))
