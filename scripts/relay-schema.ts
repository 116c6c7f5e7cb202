import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, print, visit, type ConstDirectiveNode } from 'graphql'
import { root } from './child.ts'

/** The file that relay.config.js names. */
const file = join(root, 'node_modules/.cache/relay.graphql')

/**
 * Writes the schema that the web is compiled with: schema.graphql without its deprecated names. A query with a
 * deprecated name does not compile, and the input types of the web omit such names.
 */
export function writeRelaySchema(): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, withoutDeprecated(readFileSync(join(root, 'schema.graphql'), 'utf8')))
}

export function withoutDeprecated(schema: string): string {
  const unlessDeprecated = ({ directives = [] }: { directives?: readonly ConstDirectiveNode[] }) =>
    directives.some(({ name }) => name.value === 'deprecated') ? null : undefined
  return print(
    visit(parse(schema), {
      FieldDefinition: { leave: unlessDeprecated },
      InputValueDefinition: { leave: unlessDeprecated },
      EnumValueDefinition: { leave: unlessDeprecated },
    }),
  )
}
