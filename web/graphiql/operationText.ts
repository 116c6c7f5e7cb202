import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  print,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

// Formats the types of an operation as TypeScript. Supports only fields and aliases; for fragments and unions, use a
// generator such as gql.tada with the same schema.

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

/**
 * Formats an operation with the types of its response and its variables, for a function that takes an `Operation`.
 * @throws Error for an operation without a name, and for selections other than fields.
 */
export function operationText(schema: GraphQLSchema, operation: OperationDefinitionNode): string {
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
