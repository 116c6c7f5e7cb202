import {
  getOperationAST,
  parse,
  validate,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'
import type { RequestContext } from '../http/graphql.ts'
import { checkVariables } from './checkedVariables.ts'
import { excessOf, LIMITS } from './limits.ts'
import { noteOperation } from './operationFacts.ts'
import type { DocumentStore } from './trustedDocuments.ts'

type Ready = { operation: OperationDefinitionNode; query: CompiledQuery['query'] }

/** Answers a request for one of the portal's own documents, or null when the ordinary way has to. */
export type OwnDocuments = (
  params: Record<string, unknown>,
  context: RequestContext,
) => ExecutionResult | Promise<ExecutionResult> | null

/**
 * The short way for the documents of the web client: each is parsed, measured, validated and compiled once, and from
 * then on a request is its variables. Whatever is unusual about a request goes the ordinary way, through the plugins,
 * which say what is wrong with it.
 */
export function createOwnDocuments(schema: GraphQLSchema, store: DocumentStore): OwnDocuments {
  const known = new Map<string, Ready | null>()
  return ({ id, query, variables, operationName }, context) => {
    if (typeof id !== 'string' || query != null || operationName != null || !areVariables(variables)) return null
    const text = store.get(id)
    if (text === undefined) return null
    let ready = known.get(text)
    if (ready === undefined) known.set(text, (ready = prepare(schema, text)))
    if (ready === null) return null
    const refusal = noteOperation(context, ready.operation)
    if (refusal) return { errors: [refusal] }
    const { values, errors } = checkVariables(schema, ready.operation, variables ?? {})
    return errors.length > 0 ? { errors } : ready.query(undefined, context, values)
  }
}

function areVariables(value: unknown): value is Record<string, unknown> | null | undefined {
  return value == null || (typeof value === 'object' && !Array.isArray(value))
}

function prepare(schema: GraphQLSchema, text: string): Ready | null {
  const document = parse(text, { maxTokens: LIMITS.tokens })
  const operation = getOperationAST(document)
  if (!operation || excessOf(document) || validate(schema, document).length > 0) return null
  const compiled = compileQuery(schema, document)
  return isCompiledQuery(compiled) ? { operation, query: compiled.query } : null
}
