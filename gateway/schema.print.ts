import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printedSchema } from './graphql/typeDefs.ts'
import { buildSchema } from './schema.ts'

const file = join(import.meta.dirname, '../schema.graphql')

// `npm run schema` writes the file; with --check it only compares, for CI.
if (import.meta.main) {
  // A schema that the gateway would refuse to start with is not printed either.
  buildSchema()
  const printed = printedSchema()
  if (!process.argv.includes('--check')) writeFileSync(file, printed)
  else if (readFileSync(file, 'utf8') !== printed) {
    console.error('schema.graphql is not what gateway/*/*.graphql say. Run `npm run schema` and commit it.')
    process.exit(1)
  }
}
