import { getOperationAST, GraphQLError, type OperationDefinitionNode } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { badRequest } from '../graphql/errors.ts'
import type { RequestContext } from '../http/graphql.ts'
import { isAsAnnounced } from '../http/upload.ts'

/** Notes what is about to run, for the log, and keeps large bodies to the uploads they were admitted for. */
export function useOperationFacts(): Plugin<RequestContext> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const context = args.contextValue as unknown as RequestContext
      const refusal = noteOperation(context, getOperationAST(args.document, args.operationName))
      if (refusal) setResultAndStopExecution({ errors: [refusal] })
    },
  }
}

export function noteOperation(
  { facts, announced }: Pick<RequestContext, 'facts' | 'announced'>,
  operation: OperationDefinitionNode | null | undefined,
): GraphQLError | null {
  facts.operation = operation?.name?.value ?? 'anonymous'
  facts.kind = operation?.operation ?? 'query'
  return announced === null || isAsAnnounced(operation, announced) ? null : tooLarge()
}

export const tooLarge = (): GraphQLError => badRequest(413, 'The request is too large.')
