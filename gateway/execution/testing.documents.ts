import {
  astFromValue,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  print,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'

const DEEPEST = 7
const MOST_FIELDS = 4

/** Generates random documents of a schema, reproducible by seed. */
export function createDocuments(schema: GraphQLSchema, inputFor: (type: GraphQLInputType) => unknown, seed: number) {
  let state = seed
  // The linear congruential generator of Numerical Recipes.
  const below = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  const chance = (percent: number) => below(100) < percent

  const field = ({ name, args, type }: GraphQLField<unknown, unknown>, depth: number): string | null => {
    const named = getNamedType(type)
    const below = isObjectType(named) ? selection(named, depth + 1) : isAbstractType(named) ? '{ __typename }' : ''
    if (below === null || (!isLeafType(named) && depth >= DEEPEST)) return null
    const given = args
      .filter((arg) => isRequiredArgument(arg) || chance(30))
      .flatMap((arg) => {
        const value = astFromValue(inputFor(arg.type), arg.type)
        return value ? [`${arg.name}: ${print(value)}`] : []
      })
    const alias = chance(10) ? `other_${name}: ` : ''
    const directive = chance(8) ? ` @${chance(50) ? 'include' : 'skip'}(if: ${chance(50)})` : ''
    return `${alias}${name}${given.length > 0 ? `(${given.join(', ')})` : ''}${directive} ${below}`
  }
  const selection = (type: GraphQLObjectType, depth: number): string | null => {
    const fields = Object.values(type.getFields())
    const chosen = new Set(Array.from({ length: 1 + below(MOST_FIELDS) }, () => fields[below(fields.length)]))
    const texts = [...chosen].flatMap((one) => (one && field(one, depth)) ?? [])
    if (chance(15)) texts.push('__typename')
    if (texts.length === 0) return depth > DEEPEST ? null : '{ __typename }'
    return chance(15) ? `{ ... on ${type.name} { ${texts.join(' ')} } }` : `{ ${texts.join(' ')} }`
  }
  const mutation = (): string => {
    const fields = Object.values(schema.getMutationType()?.getFields() ?? {})
    const chosen = fields[below(fields.length)]
    return `mutation Generated { ${(chosen && field(chosen, 1)) ?? '__typename'} }`
  }
  return (): string => {
    const query = schema.getQueryType()
    const viewer = query?.getFields()['viewer']
    if (chance(20) || !viewer) return mutation()
    return `query Generated { ${field(viewer, 1) ?? '__typename'} }`
  }
}
