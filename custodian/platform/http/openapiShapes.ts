import type { JsonSchema, Operation } from './openapiDocument.ts'

/**
 * Moves request and response schemas into components named after their first call, and rows of lists too, because
 * client generators name their types by them.
 */
export function nameShapes(operations: readonly Operation[]): Record<string, JsonSchema> {
  const named = new Map<string, string>()
  const schemas: Record<string, JsonSchema> = {}
  const refer = (schema: JsonSchema, name: string): JsonSchema => {
    if (!isNameable(schema)) return schema
    const text = JSON.stringify(schema)
    const known = named.get(text) ?? name
    named.set(text, known)
    schemas[known] = schema
    return { $ref: `#/components/schemas/${known}` }
  }
  for (const { operationId, requestBody, responses } of operations) {
    const name = operationId.replace(/ByStaff$/, '').replace(/^./, (letter) => letter.toUpperCase())
    for (const media of Object.values(requestBody?.content ?? {})) media.schema = refer(media.schema, `${name}Body`)
    for (const response of Object.values(responses))
      for (const media of Object.values(('content' in response && response.content) || {})) {
        const { items } = media.schema
        if (items && isNameable(items)) media.schema.items = refer(items, `${name}Row`)
        else media.schema = refer(media.schema, `${name}Answer`)
      }
  }
  return Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Schemas with properties; texts and numbers stay inline. */
const isNameable = ({ type, anyOf, oneOf, $ref }: JsonSchema) =>
  $ref === undefined && (type === 'object' || anyOf !== undefined || oneOf !== undefined)
