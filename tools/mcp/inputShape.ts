import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
  valueFromASTUntyped,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type TypeNode,
} from 'graphql'
import * as z from 'zod'

/**
 * The program adds the idempotency key itself, so that a repeated write has no effect, and needs no clientMutationId.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['idempotencyKey', 'clientMutationId'])

const SCALARS: Readonly<Record<string, z.ZodType>> = {
  Int: z.int(),
  Float: z.number(),
  Money: z.number().describe('Dollars with at most two decimals'),
  Boolean: z.boolean(),
  Date: z.string().describe('YYYY-MM-DD'),
  DateTime: z.string().describe('ISO 8601 in UTC'),
}

/** The variables of an operation as a tool's arguments, with the schema's descriptions. */
export function inputShape(schema: GraphQLSchema, document: string): Record<string, z.ZodType> {
  const [operation] = parse(document).definitions as OperationDefinitionNode[]
  return Object.fromEntries(
    (operation?.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => {
      const argument = argumentOf(typeFromAST(schema, type as TypeNode) as GraphQLInputType)
      const shown = defaultValue
        ? argument.describe(`${String(valueFromASTUntyped(defaultValue))} unless given`)
        : argument
      return [variable.name.value, shown]
    }),
  )
}

function argumentOf(type: GraphQLInputType): z.ZodType {
  return isNonNullType(type) ? valueOf(type.ofType) : valueOf(type).nullish()
}

function valueOf(type: GraphQLInputType): z.ZodType {
  if (isNonNullType(type)) return valueOf(type.ofType)
  if (isListType(type)) return z.array(argumentOf(type.ofType))
  if (isEnumType(type)) return z.enum(type.getValues().map(({ name }) => name) as [string, ...string[]])
  if (!isInputObjectType(type)) return SCALARS[type.name] ?? z.string()
  const fields = Object.values(type.getFields()).filter(({ name }) => !LEFT_OUT.has(name))
  const shapes = fields.map(({ name, type: of, description, defaultValue }) => {
    const argument = argumentOf(of).describe(description ?? name)
    return [name, defaultValue === undefined ? argument : argument.optional()]
  })
  return z.strictObject(Object.fromEntries(shapes) as Record<string, z.ZodType>).describe(type.description ?? type.name)
}
