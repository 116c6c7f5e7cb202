import {
  coerceInputValue,
  getOperationAST,
  GraphQLError,
  isInputType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { badInput } from '../graphql/errors.ts'

/**
 * Checks variables before the compiled executor sees them. That one does not fill in the default of a required input
 * field, and both it and graphql-js quote the whole value in their errors, which may be a password.
 */
export function useCheckedVariables(): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const operation = getOperationAST(args.document, args.operationName)
      if (!operation?.variableDefinitions?.length) return
      const { values, errors } = checkVariables(args.schema, operation, args.variableValues ?? {})
      if (errors.length > 0) setResultAndStopExecution({ errors })
      else args.variableValues = values
    },
  }
}

type Values = Record<string, unknown>

export function checkVariables(schema: GraphQLSchema, operation: OperationDefinitionNode, given: Values) {
  const values: Values = {}
  const errors: GraphQLError[] = []
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value
    const type = typeFromAST(schema, node)
    if (!isInputType(type)) continue
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    if (value === undefined && defaultValue) values[name] = valueFromAST(defaultValue, type)
    else if (value === undefined && !isNonNullType(type)) continue
    else if (value == null && isNonNullType(type))
      errors.push(badInput(`Variable "$${name}" of type "${String(type)}" is missing.`))
    else values[name] = coerce(value, type, name, errors)
  }
  return { values, errors }
}

const MOST_ERRORS = 20

function coerce(value: unknown, type: GraphQLInputType, name: string, errors: GraphQLError[]): unknown {
  return coerceInputValue(value, type, (path, _invalid, error) => {
    if (errors.length < MOST_ERRORS)
      errors.push(badInput(`Variable "$${[name, ...path].join('.')}": ${withoutValue(error)}`))
  })
}

/** "Int cannot represent non-integer value: 1.5" without what comes after the colon. */
function withoutValue({ message }: GraphQLError): string {
  return message.replace(/( cannot represent [^:]*):.*$/s, '$1.')
}
