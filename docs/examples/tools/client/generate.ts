import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import {
  buildSchema,
  getNullableType,
  isInputObjectType,
  Kind,
  parse,
  print,
  typeFromAST,
  validate,
  type GraphQLInputFieldMap,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { fetchSchema } from './schema.ts'

// Writes operations.ts next to operations.graphql: `node generate.ts <folder> [--check]`. Types come from the portal's
// own schema by graphql-codegen. With --check it only reports whether the file is current.

const SCALARS = { ID: 'string', Date: 'string', DateTime: 'string', Money: 'number' }

async function operationsFile(schemaText: string, documents: string): Promise<string> {
  const schema = buildSchema(schemaText)
  const document = parse(documents)
  const wrong = validate(schema, document)
  if (wrong.length > 0) throw new Error(wrong.map(({ message }) => message).join('\n'))
  const types = await codegen({
    filename: 'operations.ts',
    schema: parse(schemaText),
    documents: [{ document }],
    plugins: [{ operationTypes: {} }],
    pluginMap: { operationTypes },
    config: { scalars: SCALARS, strictScalars: true, enumsAsTypes: true, skipTypename: true, useTypeImports: true },
  })
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  return [
    '// Written by ../client/generate.ts from operations.graphql and the schema; do not edit.',
    "import type { Operation } from '../client/portal.ts'",
    '',
    types,
    ...operations.map((operation) => constantOf(schema, operation, documents)),
  ].join('\n')
}

function constantOf(schema: GraphQLSchema, operation: OperationDefinitionNode, documents: string): string {
  const name = operation.name?.value
  if (!name) throw new Error('An operation needs a name.')
  const types = `${name}${operation.operation === 'mutation' ? 'Mutation' : 'Query'}`
  const text = [print(operation), ...fragmentsOf(documents)].join('\n')
  return `export const ${name}: Operation<${types}, ${types}Variables> = ${JSON.stringify({ name, text, kind: operation.operation, ...writingOf(schema, operation) }, null, 2)}\n`
}

/** All fragments of the file, for files in which each operation uses them. */
const fragmentsOf = (documents: string) =>
  parse(documents)
    .definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
    .map(print)

/** The name of the input field with the idempotency key; null if there is none. */
const keyAmong = (fields: GraphQLInputFieldMap) =>
  Object.values(fields).find(({ description }) => description?.startsWith('Idempotency key'))?.name ?? null

/** What the client needs to know to send a mutation: the field of its idempotency key, and whether it stores a file. */
function writingOf(schema: GraphQLSchema, { variableDefinitions = [], selectionSet }: OperationDefinitionNode) {
  const input = variableDefinitions.find(({ variable }) => variable.name.value === 'input')
  const type = input && getNullableType(typeFromAST(schema, input.type) as GraphQLInputType)
  const fields = isInputObjectType(type) ? type.getFields() : {}
  const [first] = selectionSet.selections
  const field = first?.kind === Kind.FIELD ? first.name.value : null
  return { key: keyAmong(fields), upload: 'fileContent' in fields ? field : null }
}

const folder = resolve(process.argv[2] ?? '.')
const file = join(folder, 'operations.ts')
const { PORTAL = 'http://localhost:4000', CREDENTIAL = '' } = process.env
const { SCHEMA_CACHE = join(dirname(file), '.schema') } = process.env
const { text, isNew } = await fetchSchema(PORTAL, CREDENTIAL, SCHEMA_CACHE)
const written = await operationsFile(text, readFileSync(join(folder, 'operations.graphql'), 'utf8'))
console.log(isNew ? 'The schema is a new one.' : 'The schema is the one that was fetched before.')
// Ignores whitespace, which a formatter may change.
const bare = (code: string) => code.replace(/[\s;,'"|()]/g, '')
if (!process.argv.includes('--check')) writeFileSync(file, written)
else if (bare(readFileSync(file, 'utf8')) !== bare(written)) {
  console.error('operations.ts does not match the schema: run generate.ts.')
  process.exitCode = 1
}
