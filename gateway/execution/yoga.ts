import { useGraphQlJit } from '@envelop/graphql-jit'
import type { ExecutionResult, GraphQLSchema } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { DocumentStore } from './documentStore.ts'
import { operationOf } from './operation.ts'
import type { RequestContext } from './requestContext.ts'
import { useAnswer } from './useAnswer.ts'
import { useCheckedVariables } from './useCheckedVariables.ts'
import { useLimits } from './useLimits.ts'
import { useMediaType } from './useMediaType.ts'
import { useOperationLog } from './useOperationLog.ts'
import { useSingleOperation } from './useSingleOperation.ts'
import { useTrustedDocuments } from './useTrustedDocuments.ts'

export type GraphqlYoga = ReturnType<typeof createGraphqlYoga>

/**
 * The only handler of /graphql: every operation of every caller runs through these plugins in this order.
 * @param more plugins of tests
 */
export function createGraphqlYoga(schema: GraphQLSchema, documents: DocumentStore, more: readonly Plugin[] = []) {
  return createYoga<RequestContext>({
    schema,
    graphiql: false,
    landingPage: false,
    batching: false,
    multipart: false,
    cors: false,
    logging: false,
    // http/body.ts limits the body while it is read.
    maxRequestBodySize: false,
    // useAnswer masks errors instead, because a masked error carries the request's id.
    maskedErrors: false,
    plugins: [
      useTrustedDocuments(documents),
      useLimits(),
      useSingleOperation(),
      useOperationLog(),
      useMediaType(),
      useCheckedVariables(),
      // graphql-jit passes the variables to a subscription's resolvers instead of the arguments.
      useGraphQlJit({}, { enableIf: (args) => operationOf(args)?.operation !== 'subscription' }),
      useAnswer(),
      ...more,
    ],
  })
}

/**
 * Runs a web document outside HTTP, for the data embedded in a page: the same plugins parse, validate and execute it.
 */
export async function answerOwn(
  yoga: GraphqlYoga,
  documents: DocumentStore,
  { id, variables }: { id: string; variables: Record<string, unknown> },
  context: RequestContext,
): Promise<ExecutionResult> {
  const { schema, parse, validate, execute, contextFactory } = yoga.getEnveloped(context as never)
  const document = parse(documents.get(id) ?? '')
  const errors = validate(schema, document)
  if (errors.length > 0) return { errors }
  const contextValue = await contextFactory()
  return (await execute({ schema, document, contextValue, variableValues: variables })) as ExecutionResult
}
