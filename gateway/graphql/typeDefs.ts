import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const gateway = join(import.meta.dirname, '..')

/** The text of every gateway/<domain>/*.graphql, each domain beside its endpoints and resolvers. */
export const typeDefs: readonly string[] = globSync('*/*.graphql', { cwd: gateway })
  .toSorted()
  .map((file) => readFileSync(join(gateway, file), 'utf8'))
