import { useGraphQlJit } from '@envelop/graphql-jit'
import type { ExecutionResult, GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import { useCheckedVariables } from './checkedVariables.ts'
import { createCompiledOperations } from './compiledOperations.ts'
import { useLimits } from './limits.ts'
import { useOperationLog } from './operationLog.ts'
import type { RequestContext } from './requestContext.ts'
import { type DocumentStore } from './documentStore.ts'
import { useTrustedDocuments } from './trustedDocuments.ts'

/** Finds the operation, checks its limits and its variables, and runs it. */
export type Execute = (params: Record<string, unknown>, context: RequestContext) => Promise<ExecutionResult>

/** The only place where the two ways part: what is compiled runs at once, Yoga takes everything else. */
export function createExecute(schema: GraphQLSchema, documents: DocumentStore): Execute {
  const compiled = createCompiledOperations(schema, documents)
  const yoga = createYogaExecute(schema, documents)
  return async (params, context) => compiled(params, context) ?? yoga(params, context)
}

/** What Yoga wants for every request and nobody looks at: everything is in the context. */
const REQUEST = new Request('http://gateway/graphql', { method: 'POST' })

/** The way of documents that are not compiled yet, and of all that are wrong: the same steps as plugins, in their order. */
export function createYogaExecute(schema: GraphQLSchema, documents: DocumentStore): Execute {
  const yoga = createYoga<RequestContext>({
    schema,
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    // Every error goes through maskError on its way out of http/reply.ts.
    maskedErrors: false,
    plugins: [useTrustedDocuments(documents), useLimits(), useOperationLog(), useCheckedVariables(), useGraphQlJit()],
  })
  return async (params, context) =>
    (await yoga.getResultForParams({ params, request: REQUEST }, context)) as ExecutionResult
}
