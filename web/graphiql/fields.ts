import { isObjectType, type GraphQLField, type GraphQLObjectType, type GraphQLSchema } from 'graphql'

/** Types whose fields are the entry points of the API: mutations, subscriptions and the queries of `viewer`. */
const ENTRIES = ['Mutation', 'Query', 'Subscription', 'Viewer']

export interface Entry {
  parent: GraphQLObjectType
  field: GraphQLField<unknown, unknown>
}

/**
 * Finds entry points of the API by words in their name or description. GraphiQL's own search finds names only, which do
 * not say that `saveWizardAmount` is the first step of a withdrawal.
 */
export function fieldsWith(schema: GraphQLSchema, words: string): readonly Entry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  return ENTRIES.map((name) => schema.getType(name))
    .filter(isObjectType)
    .flatMap((parent) => Object.values(parent.getFields()).map((field) => ({ parent, field })))
    .filter(({ field }) => {
      const text = `${field.name} ${field.description ?? ''}`.toLowerCase()
      return wanted.every((word) => text.includes(word))
    })
}
