import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { printSchemaWithDirectives } from '@graphql-tools/utils'
import { lexicographicSortSchema, type GraphQLSchema } from 'graphql'
import { withNodeIds } from './nodeIds.ts'

const gateway = join(import.meta.dirname, '..')

/** The text of every gateway/<domain>/*.graphql. */
export const typeDefs: readonly string[] = globSync('*/*.graphql', { cwd: gateway })
  .toSorted()
  .map((file) => readFileSync(join(gateway, file), 'utf8'))

/** The whole schema as text, sorted, so that a diff shows only what changed. */
export function printedSchema(): string {
  return printed(withNodeIds(makeExecutableSchema({ typeDefs: [...typeDefs] })))
}

/** The same schema without the arguments for node ids: they are converted to numbers before resolvers run. */
export function printedResolverSchema(): string {
  return printed(makeExecutableSchema({ typeDefs: [...typeDefs] }))
}

const printed = (schema: GraphQLSchema) => `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`
