import type { JsonSchema, Operation } from './openapiDocument.ts'

type Role = 'Body' | 'Answer' | 'Row'
/** A place in the description that has a shape, and candidate names for the shape, best first. */
interface Place {
  schema: JsonSchema
  refer: (to: JsonSchema) => void
  names: readonly string[]
  rank: number
}

/**
 * Moves request and response schemas, and rows of lists, into components, because client generators name their types
 * after components. The response of `getAccount` and the rows of `listAccounts` are an Account. A shape used by
 * several calls gets the best of their names, and no two shapes get the same name.
 */
export function nameShapes(
  operations: readonly Operation[],
  taken: readonly string[] = [],
): Record<string, JsonSchema> {
  const places = operations.flatMap(placesOf).toSorted((one, other) => one.rank - other.rank)
  const known = new Map<string, string>()
  const schemas = new Map<string, JsonSchema>()
  for (const { schema, refer, names } of places) {
    const text = JSON.stringify(schema)
    const name = known.get(text) ?? names.find((one) => !schemas.has(one) && !taken.includes(one))
    if (name === undefined) throw new Error(`every name is taken: ${names.join(', ')}`)
    known.set(text, name)
    schemas.set(name, schema)
    refer({ $ref: `#/components/schemas/${name}` })
  }
  return Object.fromEntries([...schemas].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function placesOf({ operationId, requestBody, responses }: Operation): Place[] {
  const places: Place[] = []
  const add = (role: Role, schema: JsonSchema, refer: Place['refer']) => {
    if (isNameable(schema)) places.push({ schema, refer, ...namesOf(operationId, role) })
  }
  for (const media of Object.values(requestBody?.content ?? {}))
    add('Body', media.schema, (to) => void (media.schema = to))
  for (const response of Object.values(responses))
    for (const media of Object.values(('content' in response && response.content) || {})) {
      const list = media.schema
      if (list.items && isNameable(list.items)) add('Row', list.items, (to) => void (list.items = to))
      else add('Answer', list, (to) => void (media.schema = to))
    }
  return places
}

/**
 * Returns the possible names of a shape. A single resource has priority over rows of lists, and a resource over the
 * response or body of an action.
 */
function namesOf(operationId: string, role: Role): Pick<Place, 'names' | 'rank'> {
  const [, call = operationId] = /^(.+?)(?:By(?:Staff|Command))?$/.exec(operationId) ?? []
  const [, verb = '', noun = ''] = /^(get|list|search|read)([A-Z].*)$/.exec(call) ?? []
  const others = [`${capitalized(call)}${role}`, `${capitalized(operationId)}${role}`]
  // The call without a suffix comes first, because its shape has only one possible name.
  const last = call === operationId ? 3 : 4
  if (noun === '' || role === 'Body') return { names: others, rank: last }
  if (role === 'Answer') return verb === 'get' ? { names: [noun, ...others], rank: 0 } : { names: others, rank: last }
  const one = singular(noun)
  return { names: one === noun ? others : [one, ...others], rank: verb === 'list' ? 1 : 2 }
}

function singular(noun: string): string {
  if (noun.endsWith('ies')) return noun.replace(/ies$/, 'y')
  return noun.replace(/(?<=ch|sh|ss|x)es$|(?<!s)s$/, '')
}

function capitalized(name: string): string {
  return name.replace(/^./, (letter) => letter.toUpperCase())
}

/** Moves only schemas with properties. Texts and numbers stay inline. */
const isNameable = ({ type, anyOf, oneOf, $ref }: JsonSchema) =>
  $ref === undefined && (type === 'object' || anyOf !== undefined || oneOf !== undefined)
