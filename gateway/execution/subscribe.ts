import {
  getOperationAST,
  parse,
  subscribe,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql'
import { badRequest } from '../graphql/errors.ts'
import { checkVariables } from './checkedVariables.ts'
import type { DocumentStore } from './documentStore.ts'
import { excessOf, LIMITS } from './limits.ts'
import { logOperation } from './operationLog.ts'
import type { RequestContext } from './requestContext.ts'

/** What a stream sends, one result a change; what is wrong with the document or the caller is one result with errors. */
export type Subscribe = (
  params: Record<string, unknown>,
  context: RequestContext,
) => Promise<ExecutionResult | AsyncGenerator<ExecutionResult, void, void>>

/** Streams are few and long, so their documents are checked each time by the same steps as any other. */
export function createSubscribe(schema: GraphQLSchema, store: DocumentStore): Subscribe {
  return async (params, context) => {
    const document = documentOf(params, context, store)
    const excess = excessOf(document, 'streams')
    if (excess) return { errors: [excess] }
    const errors = validate(schema, document)
    if (errors.length > 0) return { errors }
    const operation = getOperationAST(document, nameIn(params))
    if (operation?.operation !== 'subscription') throw badRequest(400, 'An event stream takes one subscription.')
    const refusal = logOperation(context, operation)
    if (refusal) return { errors: [refusal] }
    const checked = checkVariables(schema, operation, variablesIn(params))
    if (checked.errors.length > 0) return { errors: checked.errors }
    return subscribe({
      schema,
      document,
      contextValue: context,
      operationName: nameIn(params),
      variableValues: checked.values,
    })
  }
}

function documentOf(
  { id, query }: Record<string, unknown>,
  context: RequestContext,
  store: DocumentStore,
): DocumentNode {
  if (id == null && !context.mayRunAnyDocument) throw badRequest(400, "Only the portal's own documents are taken here.")
  if (id != null && (typeof id !== 'string' || query != null)) throw badRequest(400, 'Send either an id or a query.')
  const text = typeof id === 'string' ? store.get(id) : query
  if (typeof text !== 'string')
    throw badRequest(id == null ? 400 : 404, id == null ? 'Must provide query string.' : 'PersistedQueryNotFound')
  return parse(text, { maxTokens: LIMITS.tokens })
}

const nameIn = ({ operationName }: Record<string, unknown>) =>
  typeof operationName === 'string' ? operationName : undefined

function variablesIn({ variables }: Record<string, unknown>): Record<string, unknown> {
  if (variables == null) return {}
  if (typeof variables === 'object' && !Array.isArray(variables)) return variables as Record<string, unknown>
  throw badRequest(400, 'The variables must be an object.')
}
