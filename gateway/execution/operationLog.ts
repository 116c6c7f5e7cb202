import { getOperationAST, GraphQLError, type OperationDefinitionNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { badRequest } from '../graphql/errors.ts'
import type { RequestContext } from './requestContext.ts'
import { isAsAnnounced } from './uploads.ts'

/** Notes what is about to run, for the log, and keeps large bodies to the uploads they were admitted for. */
export function useOperationLog(): Plugin<RequestContext> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const context = args.contextValue as unknown as RequestContext
      const refusal = logOperation(context, getOperationAST(args.document, args.operationName))
      if (refusal) setResultAndStopExecution({ errors: [refusal] })
    },
  }
}

export function logOperation(
  { log, announced }: Pick<RequestContext, 'log' | 'announced'>,
  operation: OperationDefinitionNode | null | undefined,
): GraphQLError | null {
  log.operation = operation?.name?.value ?? 'anonymous'
  log.kind = operation?.operation ?? 'query'
  return announced === null || isAsAnnounced(operation, announced) ? null : tooLarge()
}

const tooLarge = (): GraphQLError => badRequest(413, 'The request is too large.')
