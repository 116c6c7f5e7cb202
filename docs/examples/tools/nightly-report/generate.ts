import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, Kind, parse, validate } from 'graphql'
import { fetchSchema } from './schema.ts'
import { operationText } from './types.ts'

// Writes operations.ts: each document of operations.graphql with the types of its answer and its variables, from the
// portal's own schema. With --check it only reports whether the file is current.

function operationsFile(schemaText: string, documents: string): string {
  const schema = buildSchema(schemaText)
  const document = parse(documents)
  const wrong = validate(schema, document)
  if (wrong.length > 0) throw new Error(wrong.map(({ message }) => message).join('\n'))
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  return [
    '// Written by generate.ts from operations.graphql and the schema; do not edit.',
    "import type { Operation } from './client.ts'",
    '',
    ...operations.map((operation) => operationText(schema, operation)),
  ].join('\n')
}

const here = import.meta.dirname
const file = join(here, 'operations.ts')
const { PORTAL = 'http://localhost:4000', CREDENTIAL = '', SCHEMA_CACHE = join(here, '.schema') } = process.env
const { text, isNew } = await fetchSchema(PORTAL, CREDENTIAL, SCHEMA_CACHE)
const written = operationsFile(text, readFileSync(join(here, 'operations.graphql'), 'utf8'))
console.log(isNew ? 'The schema is a new one.' : 'The schema is the one that was fetched before.')
// Compares without layout, which a formatter may change.
const bare = (code: string) => code.replace(/[\s;,'"|]/g, '')
if (!process.argv.includes('--check')) writeFileSync(file, written)
else if (bare(readFileSync(file, 'utf8')) !== bare(written)) {
  console.error('operations.ts is not what the schema says: run generate.ts.')
  process.exitCode = 1
}
