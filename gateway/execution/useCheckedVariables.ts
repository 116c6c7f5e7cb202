import {
  coerceInputValue,
  GraphQLError,
  isInputType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  type ExecutionArgs,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { badInput } from '../graphql/errors.ts'
import { operationOf } from './operation.ts'

/**
 * Checks variables before the compiled executor, which does not apply defaults of required input fields. Its errors,
 * and those of graphql-js, quote the whole value, which may be a password.
 */
export function useCheckedVariables(): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const errors = check(args)
      if (errors.length > 0) setResultAndStopExecution({ errors })
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const errors = check(args)
      if (errors.length > 0) setResultAndStopExecution({ errors })
    },
  }
}

type Args = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName'> & { variableValues?: unknown }

/** Replaces the variables with the checked ones, or returns the errors. */
function check(args: Args): GraphQLError[] {
  const operation = operationOf(args)
  if (!operation?.variableDefinitions?.length) return []
  const { values, errors } = checkVariables(args.schema, operation, (args.variableValues ?? {}) as Values)
  args.variableValues = values
  return errors
}

type Values = Record<string, unknown>

function checkVariables(schema: GraphQLSchema, operation: OperationDefinitionNode, given: Values) {
  const values: Values = {}
  const errors: GraphQLError[] = []
  for (const { name, type, isRequired, defaultValue } of declaredIn(schema, operation)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    if (value === undefined && defaultValue) values[name] = valueFromAST(defaultValue, type)
    else if (value === undefined && !isRequired) continue
    else if (value == null && isRequired)
      errors.push(badInput(`Variable "$${name}" of type "${String(type)}" is missing.`))
    else values[name] = coerce(value, type, name, errors)
  }
  return { values, errors }
}

type Declared = { name: string; type: GraphQLInputType; isRequired: boolean; defaultValue: ValueNode | undefined }
const declared = new WeakMap<OperationDefinitionNode, { schema: GraphQLSchema; variables: readonly Declared[] }>()

/** The variable definitions of an operation, resolved against the schema once. */
function declaredIn(schema: GraphQLSchema, operation: OperationDefinitionNode): readonly Declared[] {
  const known = declared.get(operation)
  if (known?.schema === schema) return known.variables
  const variables = (operation.variableDefinitions ?? []).flatMap(({ variable, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node)
    if (!isInputType(type)) return []
    return [{ name: variable.name.value, type, isRequired: isNonNullType(type), defaultValue }]
  })
  declared.set(operation, { schema, variables })
  return variables
}

const MOST_ERRORS = 20

function coerce(value: unknown, type: GraphQLInputType, name: string, errors: GraphQLError[]): unknown {
  return coerceInputValue(value, type, (path, _invalid, error) => {
    if (errors.length < MOST_ERRORS)
      errors.push(badInput(`Variable "$${[name, ...path].join('.')}": ${withoutValue(error)}`))
  })
}

/** "Int cannot represent non-integer value: 1.5" without the text after the colon. */
function withoutValue({ message }: GraphQLError): string {
  return message.replace(/( cannot represent [^:]*):.*$/s, '$1.')
}
