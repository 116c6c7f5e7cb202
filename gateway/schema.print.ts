import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { apiReferenceFile, printedApiReference } from './apiReference.ts'
import { withRules } from './graphql/ruleDirectives.ts'
import { unclearDescriptions } from './graphql/descriptions.ts'
import { printedSchema } from './graphql/typeDefs.ts'
import { printedResolverTypes, resolverTypesFile } from './resolverTypes.ts'
import { rulesOf } from './graphql/guard.ts'
import { buildSchema, modules } from './schema.ts'

// `npm run schema` writes schema.graphql, the resolver types and docs/api/reference.md; --check only compares them, for
// CI.
if (import.meta.main) {
  // Throws for a schema that the gateway would refuse at its start.
  const unclear = unclearDescriptions(buildSchema())
  if (unclear.length > 0) {
    console.error(`Describe each in a sentence of at least four words that names its subject:\n${unclear.join('\n')}`)
    process.exit(1)
  }
  const printed = withRules(printedSchema(), rulesOf(modules))
  keep(join(import.meta.dirname, '../schema.graphql'), printed, 'gateway/*/*.graphql and the rules of the fields')
  keep(apiReferenceFile, printedApiReference(), 'the schema and the limits of the gateway')
  keep(resolverTypesFile, await printedResolverTypes(), 'schema.graphql and gateway/graphql/parents.ts')
}

function keep(file: string, printed: string, source: string): void {
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, printed)
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== printed) {
    console.error(`${file} differs from ${source}. Run \`npm run schema\` and commit it.`)
    process.exitCode = 1
  }
}
