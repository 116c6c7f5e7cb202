import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { parse } from 'graphql'
import { printedResolverSchema } from './graphql/typeDefs.ts'

const folder = join(import.meta.dirname, 'graphql')
export const resolverTypesFile = join(folder, '__generated__/resolvers.ts')

/**
 * Finds "Note" for every `export type NoteParent` in graphql/parents.ts; other types are resolved from their own shape.
 */
function mappers(): Record<string, string> {
  const text = readFileSync(join(folder, 'parents.ts'), 'utf8')
  const names = [...text.matchAll(/^export type (\w+)Parent\b/gm)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, `../parents.ts#${name}Parent`]))
}

/** Writes the types of every resolver from the schema: parent, arguments and result. */
export function printedResolverTypes(): Promise<string> {
  const schema = printedResolverSchema()
  const unknown = Object.keys(mappers()).filter((name) => !new RegExp(`^(type|interface) ${name}\\b`, 'm').test(schema))
  if (unknown.length > 0) throw new Error(`parents.ts has parents for types that do not exist: ${unknown.join(', ')}.`)
  return codegen({
    filename: resolverTypesFile,
    schema: parse(schema),
    documents: [],
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript, resolvers },
    config: {
      contextType: '../context.ts#Context',
      mappers: mappers(),
      scalars: { ID: 'string', Date: 'string', DateTime: 'string', Money: 'number' },
      strictScalars: true,
      enumsAsTypes: true,
      immutableTypes: true,
      // A field that another custodian omits counts as null.
      maybeValue: 'T | null | undefined',
      // Arguments with a default are always present.
      avoidOptionals: { defaultValue: true },
      useTypeImports: true,
      skipTypename: true,
      makeResolverTypeCallable: true,
      disableDescriptions: true,
    },
  })
}
