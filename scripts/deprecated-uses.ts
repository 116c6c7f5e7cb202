import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, NoDeprecatedCustomRule, parse, validate, type GraphQLSchema } from 'graphql'
import { root } from './child.ts'

/** Documents outside the web, which is compiled without the deprecated names. */
const DOCUMENTS = ['tools/operations/*.graphql', 'docs/examples/**/*.graphql']

/** Each deprecated name that a document of the tools and examples uses, as "file: message". */
export function deprecatedUses(): string[] {
  const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'))
  return globSync(DOCUMENTS, { cwd: root })
    .toSorted()
    .flatMap((file) => usesIn(schema, readFileSync(join(root, file), 'utf8')).map((message) => `${file}: ${message}`))
}

export function usesIn(schema: GraphQLSchema, document: string): string[] {
  const errors = validate(schema, parse(document), [NoDeprecatedCustomRule])
  return errors.map(({ message }) => message)
}
