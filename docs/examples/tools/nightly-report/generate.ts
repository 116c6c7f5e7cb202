import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  print,
  typeFromAST,
  validate,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { fetchSchema } from './schema.ts'

// Writes operations.ts: each document of operations.graphql with the types of its answer and its variables, from the
// portal's own schema. With --check it only says whether the file is still right. Fields and aliases are all that this
// tool needs; for fragments and unions take a generator such as gql.tada, with the same schema.

const SCALARS: Readonly<Record<string, string>> = {
  Int: 'number',
  Float: 'number',
  Money: 'number',
  Boolean: 'boolean',
}

function typeText(type: GraphQLOutputType | GraphQLInputType, named: (name: string) => string): string {
  if (isNonNullType(type)) return bareText(type.ofType, named)
  return `${bareText(type, named)} | null`
}

function bareText(type: GraphQLOutputType | GraphQLInputType, named: (name: string) => string): string {
  if (isListType(type)) return `Array<${typeText(type.ofType, named)}>`
  const one = getNamedType(type)
  if (isEnumType(one))
    return one
      .getValues()
      .map(({ name }) => `'${name}'`)
      .join(' | ')
  return SCALARS[one.name] ?? named(one.name)
}

function answerText(parent: GraphQLObjectType, { selections }: SelectionSetNode): string {
  const fields = selections.map((field) => {
    if (field.kind !== Kind.FIELD) throw new Error('Only fields are taken here.')
    const found = parent.getFields()[field.name.value]
    if (!found) throw new Error(`${parent.name} has no ${field.name.value}.`)
    const object = getNamedType(found.type)
    const inner = () => (isObjectType(object) && field.selectionSet ? answerText(object, field.selectionSet) : 'string')
    return `${field.alias?.value ?? field.name.value}: ${typeText(found.type, inner)}`
  })
  return `{ ${fields.join('; ')} }`
}

function inputText(schema: GraphQLSchema, name: string): string {
  const type = schema.getType(name)
  if (!isInputObjectType(type)) return 'string'
  const fields = Object.values(type.getFields()).map((field) => {
    const mayBeLeftOut = !isNonNullType(field.type) || field.defaultValue !== undefined
    return `${field.name}${mayBeLeftOut ? '?' : ''}: ${typeText(field.type, (inner) => inputText(schema, inner))}`
  })
  return `{ ${fields.join('; ')} }`
}

function operationText(schema: GraphQLSchema, operation: OperationDefinitionNode): string {
  const root = schema.getRootType(operation.operation)
  const name = operation.name?.value
  if (!root || !name) throw new Error('An operation needs a name.')
  const variables = (operation.variableDefinitions ?? []).map(({ variable, type: node }) => {
    const type = typeFromAST(schema, node) as GraphQLInputType
    const mark = isNonNullType(type) ? '' : '?'
    return `${variable.name.value}${mark}: ${typeText(type, (inner) => inputText(schema, inner))}`
  })
  return [
    `export interface ${name}Data ${answerText(root, operation.selectionSet)}`,
    `export type ${name}Variables = { ${variables.join('; ')} }`,
    `export const ${name}: Operation<${name}Data, ${name}Variables> = {`,
    `  name: '${name}',`,
    `  text: ${JSON.stringify(print(operation))},`,
    '}',
    '',
  ].join('\n')
}

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
// However the file is laid out by a formatter: what counts is what it says.
const bare = (code: string) => code.replace(/[\s;,'"|]/g, '')
if (!process.argv.includes('--check')) writeFileSync(file, written)
else if (bare(readFileSync(file, 'utf8')) !== bare(written)) {
  console.error('operations.ts is not what the schema says: run generate.ts.')
  process.exitCode = 1
}
