import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A GraphQL operation of the folder `operations`, which is a tool of the MCP server. */
export interface ToolOperation {
  name: string
  document: string
  description: string
  /** Scopes that a credential needs for all fields of the document. */
  scopes: readonly string[]
  writes: boolean
}

const FOLDER = join(import.meta.dirname, 'operations')

/** Each file has one operation of the same name, with a comment above that gives its description and scopes. */
export const OPERATIONS: readonly ToolOperation[] = globSync('*.graphql', { cwd: FOLDER })
  .toSorted()
  .map((file) => {
    const document = readFileSync(join(FOLDER, file), 'utf8')
    const lines = (document.match(/^#.*$/gm) ?? []).map((line) => line.slice(2))
    const scopes = lines.find((line) => line.startsWith('Scope: '))?.slice('Scope: '.length) ?? ''
    return {
      name: basename(file, '.graphql'),
      document,
      description: lines.filter((line) => !line.startsWith('Scope: ')).join(' '),
      scopes: scopes.split(', '),
      writes: /^mutation /m.test(document),
    }
  })
